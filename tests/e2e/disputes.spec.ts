import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";
import { operatorContext } from "../support/browser/operator.ts";

test("what a bank took back is a dispute until an operator dealt with it", scriptless, async ({ site }) => {
  const anna = await site.member({ credits: 0, country: "NL" });
  const payment = await anna.open("/credits/50");
  await payment.getByRole("radio", { name: "PayPal" }).check();
  await payment.getByRole("button", { name: /^Pay / }).click();
  const provider = payment.url();
  await payment.locator("button[value=pay]").click();
  await site.delivered();
  await payment.goto(provider);
  await payment.locator("button[value=charge_back]").click();
  await site.delivered();

  const page = await (await operatorContext(site)).newPage();
  await page.goto(`${site.origin}/operator`);
  await page.getByRole("link", { name: "Show the disputes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Disputes");
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${site.origin}/operator/payments?state=dispute_open&find=${anna.id}`);
  const listed = page.getByRole("main").getByRole("link", { name: /^€19\.95/ });
  await listed.click();
  await page.getByRole("button", { name: "It is dealt with" }).click();
  await expect(page.getByRole("main")).toContainText("Please choose one.");
  await page.getByRole("radio", { name: /^Objected/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "It is dealt with" }).click();
  await expect(page.getByText("It is among the disputes no more.", { exact: false })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Objected at the payment provider or the bank");
  await expect(page.getByRole("button", { name: "It is dealt with" })).toHaveCount(0);
  await page.goto(`${site.origin}/operator/payments?state=dispute_open&find=${anna.id}`);
  await expect(listed).toHaveCount(0);
});
