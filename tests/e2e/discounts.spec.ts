import type { Page } from "@playwright/test";
import { decideTestPayment } from "../../app/contract/development.ts";
import { startPayment } from "../../app/contract/money/payments.ts";
import { expect, scriptless, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { operatorContext } from "../support/browser/operator.ts";
import { aNewcomer } from "../support/browser/newcomer.ts";

/** A code that an operator has made by the form; `fields`: what else is filled in. */
async function aCode(site: Site, fields: Record<string, string> = {}): Promise<string> {
  const code = `E2E-${crypto.randomUUID().slice(0, 10).toUpperCase()}`;
  const { request } = await operatorContext(site);
  const form = {
    discountcode: code,
    value_percentage: "10",
    validity: "once_per_user",
    why: "a browser test",
    ...fields,
  };
  const answer = await request.post(`${site.origin}/operator/discounts/new`, {
    form,
    headers: { Origin: site.origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return code;
}

/** Pays for a bundle with a code, as another device would. */
async function buyWith({ api }: BrowserMember, site: Site, discount_code: string): Promise<void> {
  const payment_id = crypto.randomUUID();
  const return_url = `${site.origin}/transactions/${payment_id}`;
  const order = { payment_id, bundle: "20", payment_method: "paypal" as const, discount_code, return_url };
  const { payment } = await api.callOrThrow(startPayment, order);
  await api.callOrThrow(decideTestPayment, { id: payment.checkout_url?.split("/").at(-1) ?? "", decision: "pay" });
}

const field = (page: Page) => page.getByRole("textbox", { name: "Discount code" });

test("a code from a link is taken off every bundle, and paid as shown", scriptless, async ({ site }) => {
  const code = await aCode(site);
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/credits", { code: code.toLowerCase() });
  await expect(page.getByText(`Code ${code}: 10% off, taken off below.`)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^50 credits ?€17\.95 instead of €19\.95/ })).toHaveCount(1);
  await page.getByRole("radio", { name: /^50 credits/ }).check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page).toHaveURL(new RegExp(`/credits/50\\?code=${code}$`, "i"));
  const order = page.getByRole("main");
  await expect(order).toContainText("Discount of 10%");
  await expect(order).toContainText("-€2.00");
  await page.getByRole("radio", { name: "PayPal" }).check();
  await page.getByRole("button", { name: "Pay €17.95" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, your payment has arrived" })).toBeVisible();
  await page.goto(`${site.origin}/credits?code=${code}`);
  await expect(page.getByText("Code already used").first()).toBeVisible();
});

test("a code of no use stays in its field with what is wrong, and the way on", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL", language: "nl" });
  await anna.speaks("nl");
  const page = await anna.open("/credits");
  await page.getByRole("radio", { name: /^120 credits/ }).check();
  const code = page.getByRole("textbox", { name: "Kortingscode" });
  await code.fill("bestaat niet");
  await page.getByRole("button", { name: "Gebruik deze code" }).click();
  // On top, and at its field.
  await expect(page.getByRole("alert").getByRole("link", { name: "Code niet gevonden" })).toBeVisible();
  await expect(page.locator("#f-code-error")).toHaveText("Code niet gevonden");
  await expect(code).toHaveValue("bestaat niet");
  await expect(page.getByRole("radio", { name: /^120 credits/ })).toBeChecked();
  // Nor does it go on with a code that does not work.
  await page.getByRole("button", { name: "Kies hoe je betaalt" }).click();
  await expect(page.locator("#f-code-error")).toHaveText("Code niet gevonden");
  const used = await aCode(site);
  await buyWith(anna, site, used);
  await code.fill(used);
  await code.press("Enter");
  await expect(page.locator("#f-code-error")).toHaveText("Code reeds gebruikt");
  await expect(code).toHaveValue(used);
  await code.fill("");
  await page.getByRole("button", { name: "Kies hoe je betaalt" }).click();
  await expect(page).toHaveURL(/\/credits\/120$/);
});

test(
  "a code for another way of paying, or that ended meanwhile, is refused at the order",
  scriptless,
  async ({ site }) => {
    const code = await aCode(site, { "paymentmethods.paypal": "paypal" });
    const anna = await site.member({ country: "NL" });
    const page = await anna.open("/credits/20", { code });
    await expect(page.getByText("With this code you can pay by PayPal.")).toBeVisible();
    await page.getByRole("radio", { name: "iDEAL" }).check();
    await page.getByRole("button", { name: /^Pay €8\.95/ }).click();
    await expect(
      page.getByText("This code does not go with this way of paying.", { exact: false }).first(),
    ).toBeVisible();
    const { request } = await operatorContext(site);
    const stop = { form: { why: "it was enough" }, headers: { Origin: site.origin } };
    expect((await request.post(`${site.origin}/operator/discounts/${code}`, stop)).ok()).toBe(true);
    await page.getByRole("radio", { name: "PayPal" }).check();
    await page.getByRole("button", { name: /^Pay / }).click();
    await expect(page.getByText("It is the full price now", { exact: false }).first()).toBeVisible();
    await page.getByRole("button", { name: "Pay €9.95" }).click();
    await expect(page).toHaveURL(/\/dev\/payments\//);
  },
);

test(
  "the welcome discount is taken off by itself, with its end, and is gone for who has paid",
  scriptless,
  async ({ site }) => {
    const anna = await aNewcomer(site);
    const page = await anna.open("/credits");
    await expect(page.getByText(/You get 25% off your first credits until \d\d:\d\d (today|tomorrow)\./)).toBeVisible();
    await expect(page.getByRole("radio", { name: /^20 credits ?€7\.46 instead of €9\.95/ })).toHaveCount(1);
    await field(page).fill(await aCode(site));
    await page.getByRole("button", { name: "Use this code" }).click();
    await expect(page.getByText("Discounts are not added up.", { exact: false })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^20 credits ?€7\.46/ })).toHaveCount(1);
    await page.goto(`${site.origin}/premium`);
    expect(await axeViolations(page)).toEqual([]);
    await expect(page.getByRole("timer")).toHaveCount(1);
    await buyWith(anna, site, "TIMEBONUS25");
    await page.reload();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await page.goto(`${site.origin}/credits`);
    await expect(page.getByText("25% off", { exact: false })).toHaveCount(0);
  },
);

test("who ordered with the welcome discount and comes back is led on with that order", scriptless, async ({ site }) => {
  const anna = await aNewcomer(site);
  const page = await anna.open("/credits/20");
  await page.getByRole("button", { name: "Pay €7.46" }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  for (const path of ["/credits", "/credits/50"]) {
    await page.goto(site.origin + path);
    await expect(page.getByRole("main")).toContainText("Your order of 20 credits for €7.46 is not finished yet");
    await expect(page.getByRole("main")).toContainText("Your welcome discount is in that order.");
    await expect(page.getByRole("main")).toContainText("€19.95");
  }
  const order = page.getByRole("link", { name: "Go on with that order" });
  await expect(order).toHaveAttribute("href", /^\/transactions\/[\w-]{36}$/);
  // The button among the words of a notice: in the dark as well.
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});

test("an operator makes a code by the form, finds it in the list and stops it", scriptless, async ({ site }) => {
  const page = await (await operatorContext(site)).newPage();
  await page.goto(`${site.origin}/operator/discounts`);
  await page.getByRole("link", { name: "Make a code" }).click();
  const code = `FORM-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await page.getByLabel("Discount in percent").fill("95");
  await page.getByLabel("Why?").fill("a browser test");
  await page.getByRole("button", { name: "Make this code" }).click();
  await expect(page.getByText("A whole number from 1 to 90.").first()).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue(code.toLowerCase());
  await page.getByLabel("Discount in percent").fill("15");
  await page.getByRole("button", { name: "Make this code" }).click();
  await expect(page.getByText(`The code ${code} is made.`)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`/credits?code=${code}`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Why?").fill("it was enough");
  await page.getByRole("button", { name: "Stop this code" }).click();
  await expect(page.getByText("stopped by Olga")).toBeVisible();
  await page.goto(`${site.origin}/operator/discounts`);
  await expect(page.getByRole("listitem").filter({ hasText: code })).toContainText("stopped");
});
