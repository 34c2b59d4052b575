import { axeViolations } from "../support/browser/axe.ts";
import { expect, test, scriptless } from "../support/browser/browser-fixtures.ts";

test(
  "a limit of one's own, and orders that are not finished, are told before anything is ordered",
  scriptless,
  async ({ site, javaScriptEnabled }) => {
    const anna = await site.member();
    const page = await anna.open("/spending-limit");
    await page.getByLabel(/^Limit a month/).fill("");
    await page.getByRole("button", { name: "Set the limit" }).click();
    await expect(page.getByRole("alert")).toContainText("Limit a month (euros, whole amount): ");
    await page.getByLabel(/^Limit a month/).fill("15");
    await page.getByRole("button", { name: "Set the limit" }).click();
    await page.goto(`${site.origin}/credits`);
    await expect(page.getByText("Of your own limit of €15.00 a month, €15.00 is left.")).toBeVisible();
    if (javaScriptEnabled !== false) expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("radio", { name: /^50 credits/ }).check();
    await page.getByRole("button", { name: "Choose how to pay" }).click();
    await expect(page.getByText("This order goes beyond your own limit")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pay / })).toHaveCount(0);
    await page.getByRole("link", { name: "Choose another bundle" }).click();
    await page.getByRole("radio", { name: /^20 credits/ }).check();
    await page.getByRole("button", { name: "Choose how to pay" }).click();
    await expect(page.getByText("This order goes beyond your own limit")).toHaveCount(0);
    await page.getByRole("button", { name: /^Pay / }).click();
    await page.goto(`${site.origin}/credits`);
    await expect(page.getByText("1 order of €9.95 is not finished yet.")).toBeVisible();
    await expect(page.getByText("Of your own limit of €15.00 a month, €5.05 is left.")).toBeVisible();
    await page.goto(`${site.origin}/spending-limit`);
    const facts = page.getByRole("main").locator("dl");
    await expect(facts).toContainText("Paid this month, or being collected€0.00");
    await expect(facts).toContainText("In an order that is not finished€9.95");
  },
);

test("a page of another member takes nobody's limit away", { tag: "@javascript" }, async ({ site }) => {
  const [anna, bert] = [await site.member(), await site.member()];
  for (const wish of ["none", "keep"]) {
    const answer = await anna.context.request.post(`${site.origin}/spending-limit?${wish}`, {
      form: { page_member: bert.id },
      headers: { Origin: site.origin },
      maxRedirects: 0,
    });
    expect(answer.status(), wish).toBe(409);
  }
});
