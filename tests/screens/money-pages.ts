import type { Browser, Page } from "@playwright/test";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getPayment, startPayment } from "../../app/contract/money/payments.ts";
import type { TestDecision } from "../../app/contract/development.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { eventually } from "../support/eventually.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { takePicture } from "./camera.ts";
import { fileOf, isAnyWanted, type Look, memberContext } from "./look.ts";
import { makeMember } from "./staff-items.ts";

interface Session {
  browser: Browser;
  site: TestSite;
  look: Look;
}

const method = "paypal";

/** What stands around a purchase beside `credits` and `pay`: all that can become of a payment, and the way back: `money-…`, in light colours only. */
export async function takeMoneyPages({ browser, site, look }: Session): Promise<void> {
  // They follow from each other: all or none.
  if (look.scheme !== "light" || !isAnyWanted("money")) return;
  const { api } = await makeMember(site, {
    name: "Anna",
    email: `anna.${crypto.randomUUID().slice(0, 4)}@example.org`,
    country: "NL",
    credits: 0,
  });
  const page = await (await memberContext(browser, { site, look, member: api })).newPage();
  const take = (name: string) => takePicture(page, { width: look.width, file: fileOf(`money-${name}`, look) });
  const visit = async (name: string, address: string) => {
    await page.goto(site.origin + address, { waitUntil: "networkidle" });
    await take(name);
  };
  for (const [name, decision] of Object.entries(ends)) {
    const { payment, bank } = await order(api, site);
    if (decision) await decide(api, bank, decision);
    const note = receiptsAt[name] === undefined ? undefined : await receiptOf(api, payment, receiptsAt[name]);
    await visit(name, `/transactions/${payment}`);
    if (name === "completed") await takeReceipt(page, take);
    if (name === "charged-back") await visit("credit-note", `/transactions/${payment}?receipt=${note}`);
  }
  const { payment, bank } = await order(api, site);
  await decide(api, bank, "pay");
  await receiptOf(api, payment);
  await withdraw(page, site, { payment, take });
  await takeLimit(page, site, { take });
  await page.context().close();
}

/** What becomes of an order; the first is left alone at first. */
const ends: Record<string, TestDecision | undefined> = {
  pending: undefined,
  failed: "fail",
  cancelled: "cancel",
  completed: "pay",
  "charged-back": "charge_back",
};

/** Which of its receipts a payment's page waits for: a credit note is the second. */
const receiptsAt: Record<string, number> = { completed: 0, "charged-back": 1 };

/** An order of 20 credits; `bank` is what the provider calls it. */
async function order(api: ApiClient, { origin }: TestSite): Promise<{ payment: string; bank: string }> {
  const payment = crypto.randomUUID();
  const wishes = { bundle: "20", payment_method: method, return_url: `${origin}/transactions/${payment}` } as const;
  const made = await api.callOrThrow(startPayment, { payment_id: payment, ...wishes });
  return { payment, bank: made.payment.checkout_url?.split("/").at(-1) ?? "" };
}

async function decide(api: ApiClient, bank: string, decision: TestDecision): Promise<void> {
  if (decision === "charge_back") await api.callOrThrow(decideTestPayment, { id: bank, decision: "pay" });
  await api.callOrThrow(decideTestPayment, { id: bank, decision });
}

/** Receipts get their numbers a moment after the payment. */
async function receiptOf(api: ApiClient, payment_id: string, at = 0): Promise<string> {
  const numbers = async () => (await api.callOrThrow(getPayment, { payment_id })).payment.receipts ?? [];
  await eventually("the receipt has a number", async () => Boolean((await numbers())[at]?.number));
  return (await numbers())[at]?.number ?? "";
}

/** As it is printed: the receipt alone. */
async function takeReceipt(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await take("receipt-printed");
  await page.emulateMedia({ media: null });
}

interface Taken {
  payment: string;
  take(name: string): Promise<void>;
}

/** The words of the buttons are in another language in each look. */
async function withdraw(page: Page, { origin }: TestSite, { payment, take }: Taken): Promise<void> {
  const send = () => page.locator("main form button:not([aria-hidden])").last().click();
  await page.goto(`${origin}/withdraw?payment_id=${payment}`, { waitUntil: "networkidle" });
  await take("withdraw");
  await page.locator("main [name=name]").fill("Anna de Vries");
  await send();
  await page.waitForLoadState("networkidle");
  await take("withdraw-sum");
  await send();
  await page.waitForURL(/\/withdraw\/[\w-]+$/);
  await take("withdrawn");
}

async function takeLimit(page: Page, { origin }: TestSite, { take }: Pick<Taken, "take">): Promise<void> {
  await page.goto(`${origin}/spending-limit`, { waitUntil: "networkidle" });
  await page.locator("main form input:not([type=hidden])").first().fill("15");
  await page.locator("main form button:not([aria-hidden])").first().click();
  await page.waitForLoadState("networkidle");
  await page.goto(`${origin}/spending-limit`, { waitUntil: "networkidle" });
  await take("limit");
  await page.goto(`${origin}/credits/50`, { waitUntil: "networkidle" });
  await take("limit-reached");
}
