import type { Page } from "@playwright/test";
import { decideTestPayment } from "../../app/contract/development.ts";
import { startPayment } from "../../app/contract/money/payments.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { expect, scriptless, test, type BrowserMember, type Site } from "../support/browser/browser-fixtures.ts";

/** From the bundles to the bank's page. */
async function goPay(page: Page, { method = "PayPal" } = {}): Promise<void> {
  await page.getByRole("radio", { name: /^50 credits/ }).check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
}

test("a bundle is chosen, paid and credited, and makes the member premium", scriptless, async ({ site }) => {
  const anna = await site.member({ credits: 3, country: "NL" });
  const page = await anna.open("/credits");
  await expect(page.getByText("You have 3 credits.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Premium", exact: true })).toBeVisible();
  await goPay(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, your payment has arrived" })).toBeVisible();
  await expect(page.getByText("50 credits have been added. You now have 53 credits.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Premium", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Credits/ }).first()).toBeVisible();
  await page.goto(`${site.origin}/transactions`);
  await expect(page.getByRole("listitem").filter({ hasText: "50 credits" })).toContainText("Paid");
});

test("a failed card payment charges nothing and offers another try or PayPal", scriptless, async ({ site }) => {
  const anna = await site.member({ credits: 3, country: "NL" });
  const page = await anna.open("/credits");
  await goPay(page, { method: "Credit card" });
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /\/creditcard$/);
  await page.getByRole("link", { name: "Pay with PayPal" }).click();
  await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
});

test("in Dutch a failed payment has the words of the spec", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL", language: "nl" });
  await anna.speaks("nl");
  const page = await anna.open("/credits");
  await page.getByRole("button", { name: "Kies hoe je betaalt" }).click();
  await page.getByRole("button", { name: /^Betaal €\s\d+,\d\d$/ }).click();
  await page.locator("button[value=fail]").click();
  await expect(page.getByRole("heading", { name: "Betaling mislukt" })).toBeVisible();
  await expect(page.getByText("De betaling is mislukt of geannuleeerd.")).toBeVisible();
});

test("a cancelled payment says so and leads back to the bundles", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/credits");
  await goPay(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await page.getByRole("link", { name: "Choose another bundle" }).click();
  await expect(page).toHaveURL(/\/credits$/);
});

test(
  "what expired may be paid late, what the bank takes back is gone until it pays again, and the method is remembered",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ credits: 0, country: "NL" });
    const page = await anna.open("/credits");
    await goPay(page);
    const bank = page.url();
    const decide = async (button: string) => {
      await page.goto(bank);
      await page.getByRole("button", { name: button }).click();
    };
    await decide("Let it expire");
    await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
    await decide("It is paid after all");
    await expect(page.getByText("You now have 50 credits.", { exact: false })).toBeVisible();
    await decide("Bank takes it back");
    await expect(page.getByRole("heading", { name: "Your bank took this payment back" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(`${site.origin}/transactions`);
    await expect(page.getByRole("listitem").filter({ hasText: "50 credits" }).first()).toContainText("Taken back");
    await expect(page.getByText("Your bank took a payment back")).toBeVisible();
    await decide("Bank pays it again");
    await expect(page.getByText("You now have 50 credits.", { exact: false })).toBeVisible();
    await page.goto(`${site.origin}/credits/20`);
    await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
  },
);

test("a payment left open can be gone on with, and is credited once", async ({ site }) => {
  const anna = await site.member({ credits: 0, country: "NL" });
  const page = await anna.open("/credits");
  await goPay(page);
  await page.getByRole("button", { name: "Leave open" }).click();
  await expect(page.getByRole("heading", { name: "We are waiting for your bank" })).toBeVisible();
  await page.getByRole("link", { name: "Continue paying" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("You now have 50 credits.", { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText("You now have 50 credits.", { exact: false })).toBeVisible();
});

test("pressing the button twice starts one payment", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/credits");
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page).toHaveURL(/\/credits\/.+/);
  const key = await page.locator("input[name=payment_id]").inputValue();
  const address = page.url();
  for (const payment_method of ["paypal", "paypal"]) {
    const answer = await page.request.post(address, {
      form: { payment_id: key, payment_method },
      headers: { Origin: site.origin },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers()["location"]).toMatch(/^\/dev\/payments\//);
  }
  const other = await page.request.post(address, {
    form: { payment_id: key, payment_method: "creditcard" },
    headers: { Origin: site.origin },
    maxRedirects: 0,
  });
  expect(other.headers()["location"]).toBe(`/transactions/${key}`);
  await page.goto(`${site.origin}/transactions`);
  await expect(page.getByRole("list", { name: /^Payments/ }).getByRole("listitem")).toHaveCount(1);
});

test(
  "a payment page names a method that is offered, or leads to those that are, or is none",
  scriptless,
  async ({ site }) => {
    const anna = await site.member({ country: "NL" });
    const page = await anna.open("/credits/20/paypal");
    await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Direct debit" })).toHaveCount(0);
    await page.goto(`${site.origin}/credits/20/sdd`);
    // Without a mandate there is one to give first.
    await expect(page).toHaveURL(`${site.origin}/directdebit?bundle=20`);
    expect((await page.request.get(`${site.origin}/credits/20/nonsense`)).status()).toBe(404);
  },
);

test("a forged order is refused where it was made", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  const page = await anna.open("/credits");
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(site.origin + path, { form, headers: { Origin: site.origin }, maxRedirects: 0 });
  expect((await page.request.get(`${site.origin}/credits/none`)).status()).toBe(404);
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page).toHaveURL(/\/credits\/.+/);
  const path = new URL(page.url()).pathname;
  expect((await post(path, { payment_id: "1", payment_method: "paypal" })).status()).toBe(422);
  expect((await post(path, { payment_id: crypto.randomUUID(), payment_method: "gold" })).status()).toBe(422);
  const notSold = await post("/credits/none", { payment_id: crypto.randomUUID(), payment_method: "paypal" });
  expect([notSold.status(), notSold.headers()["location"]]).toEqual([303, "/credits"]);
  expect((await page.request.get(`${site.origin}/transactions/${crypto.randomUUID()}`)).status()).toBe(404);
});

/** Begins a payment as another device would; `end`: and cancels it. */
async function begin({ api }: BrowserMember, site: Site, { end = false } = {}): Promise<void> {
  const order = { payment_id: crypto.randomUUID(), bundle: "20", payment_method: "paypal" as const };
  const { payment } = await api.callOrThrow(startPayment, {
    ...order,
    return_url: `${site.origin}/transactions/${order.payment_id}`,
  });
  const id = payment.checkout_url?.split("/").at(-1) ?? "";
  if (end) await api.callOrThrow(decideTestPayment, { id, decision: "cancel" });
}

test("with five payments open the sixth says so and leads to them; when one has ended it goes on", async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  for (let time = 0; time < 5; time += 1) await begin(anna, site);
  const page = await anna.open("/credits/20/paypal");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("You have 5 payments that are not finished.", { exact: false })).toBeVisible();
  const key = await page.locator("input[name=payment_id]").inputValue();
  await page.getByRole("link", { name: "To my payments" }).click();
  const open = page.getByRole("main").getByRole("listitem").filter({ hasText: "Not finished" });
  await expect(open).toHaveCount(5);
  await open.first().getByRole("link").click();
  await page.getByRole("link", { name: "Continue paying" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  const form = { payment_id: key, payment_method: "paypal" };
  const options = { form, headers: { Origin: site.origin }, maxRedirects: 0 };
  const answer = await page.request.post(`${site.origin}/credits/20`, options);
  expect(answer.headers()["location"]).toMatch(/^\/dev\/payments\//);
});

test("a long list of payments comes in pages", scriptless, async ({ site }) => {
  const anna = await site.member({ country: "NL" });
  for (let time = 0; time < 21; time += 1) await begin(anna, site, { end: true });
  const page = await anna.open("/transactions");
  const rows = page.getByRole("list", { name: /^Payments/ }).getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await page.getByRole("navigation", { name: "Pages with payments" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/transactions\?page=2$/);
  await expect(rows).toHaveCount(1);
  await page.goto(`${site.origin}/transactions?page=99`);
  await expect(page).toHaveURL(/\/transactions\?page=2$/);
});

test("prices are there for everybody, in the visitor's own currency", scriptless, async ({ site }) => {
  const visitor = await site.visitor({ country: "GB" });
  const page = await visitor.open("/pricing");
  await expect(page.getByRole("heading", { name: "What it costs" })).toBeVisible();
  await expect(page.getByRole("table").first()).toContainText("£");
  await expect(page.getByText("Within 14 days", { exact: false })).toBeVisible();
});
