import type { Page } from "@playwright/test";
import { getSpendingLimit } from "../../app/contract/money/spending-limit.ts";
import { listTransactions } from "../../app/contract/money/movements.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";

/** Orders 50 credits (€ 19.95) by PayPal. */
async function order(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Pay €19.95" }).click();
}

async function setLimit(page: Page, limit: string): Promise<void> {
  await page.getByLabel("Limit a month", { exact: false }).fill(limit);
  await page.getByRole("button", { name: "Set the limit" }).click();
}

test(
  "a limit is lowered at once and raised after a day, and an order beyond it leads to it",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ country: "NL" });
    const page = await anna.open("/spending-limit");
    for (const typed of ["1.000", "ten"]) {
      await setLimit(page, typed);
      await expect(page.locator("#limit-limit-error")).toContainText("in digits only");
      await expect(page.getByLabel("Limit a month", { exact: false })).toHaveValue(typed);
    }
    expect((await anna.api.callOrThrow(getSpendingLimit)).limit).toBeNull();
    await setLimit(page, "30");
    await expect(page.getByText("Your limit is saved.")).toBeVisible();
    await setLimit(page, "25");
    await expect(page.getByRole("main")).toContainText("€25.00");
    await setLimit(page, "100");
    await expect(page.getByText(/^From .+ your limit will be €100\.00\.$/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    // Both pages are opened while there is room for one of them.
    await page.goto(`${site.origin}/credits/50`);
    const other = await anna.open("/credits/50");
    await order(other);
    await expect(other).toHaveURL(/\/dev\/payments\//);
    await order(page);
    await expect(page.getByText("This order goes beyond the limit of €25.00", { exact: false }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "See or change your own limit" }).click();
    await expect(page.getByRole("main").locator("dl")).toContainText("In an order that is not finished€19.95");
    await page.getByRole("button", { name: "No, keep my current limit" }).click();
    await expect(page.getByText("your limit will be", { exact: false })).toHaveCount(0);
    await page.getByRole("link", { name: /^See my payments/ }).click();
    await expect(page).toHaveURL(`${site.origin}/transactions`);
  },
);

test("a payment that was not finished is cancelled, and gives its room back", async ({ site, javaScriptEnabled }) => {
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/credits/50");
  await order(page);
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.goto(`${site.origin}/transactions`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /50 credits/ })
    .click();
  if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel this payment" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose another bundle" })).toBeVisible();
  expect((await anna.api.callOrThrow(getSpendingLimit)).open).toMatchObject({ orders: 0 });
});

test("a month's credits come by mail to who switches it on, until they switch it off", scriptless, async ({ site }) => {
  const anna = await site.member({ credits: 5 });
  const page = await anna.open("/transactions");
  const isOn = async () => (await anna.api.callOrThrow(listTransactions, {})).statement;
  expect(await isOn()).toBe(false);
  await page.getByRole("button", { name: "Yes, mail it to me" }).click();
  await expect(page.getByText("From now on you get your credits by mail each month.")).toBeVisible();
  expect(await isOn()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop this mail" }).click();
  await expect(page.getByText("You will no longer get this mail.")).toBeVisible();
  expect(await isOn()).toBe(false);
});
