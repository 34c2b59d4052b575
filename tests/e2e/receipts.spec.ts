import type { Page } from "@playwright/test";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test } from "../support/browser/browser-fixtures.ts";

/** Buys 50 credits by PayPal; answers the bank's page. */
async function buy(page: Page, { choose, pay, paypal = "PayPal" }: { choose: string; pay: RegExp; paypal?: string }) {
  await page.getByRole("radio", { name: /^50 credits/ }).check();
  await page.getByRole("button", { name: choose }).click();
  await page.getByRole("radio", { name: paypal }).check();
  await page.getByRole("button", { name: pay }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  const bank = page.url();
  await page.locator("button[value=pay]").click();
  return bank;
}

/** How many sheets of A4 it takes to print the page. */
async function sheets(page: Page): Promise<number> {
  const file = (await page.pdf({ format: "A4" })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test(
  "what was paid has a receipt that is printed alone, and what the bank took back a credit note",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ credits: 0, country: "NL" });
    const page = await anna.open("/credits");
    const bank = await buy(page, { choose: "Choose how to pay", pay: /^Pay / });
    await expect(page.getByText("You are a premium member now", { exact: false })).toBeVisible();
    await site.delivered();
    await page.reload();
    const sheet = page.locator("section", { has: page.getByRole("heading", { name: /^Receipt \d{4}-\d{6}$/ }) });
    for (const words of ["Example Street 1", "00000000", "NL000000000B00", "50 credits on", "PayPal", "21%", "€19.95"])
      await expect(sheet).toContainText(words);
    const fact = async (term: string) =>
      Number((await sheet.getByText(term).locator("xpath=..").locator("dd").textContent())?.replace(/\D/g, ""));
    expect((await fact("Price without VAT")) + (await fact("VAT (21%)"))).toBe(await fact("Total, VAT included"));
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    for (const hidden of [page.getByRole("navigation"), page.getByRole("link"), page.getByRole("button")])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    expect(await sheets(page)).toBe(1);

    await page.goto(bank);
    await page.getByRole("button", { name: "Bank takes it back" }).click();
    await site.delivered();
    await page.reload();
    await page.getByRole("link", { name: /^Credit note / }).click();
    await expect(page.getByRole("heading", { name: /^Credit note \d{4}-\d{6}$/ })).toBeVisible();
    await expect(page.getByText("Given back, VAT included").locator("xpath=..")).toContainText("€19.95");
    expect(await axeViolations(page)).toEqual([]);
    expect((await page.request.get(`${page.url().split("?")[0]}?receipt=2026-999999`)).status()).toBe(404);
  },
);
