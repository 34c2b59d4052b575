import { clock } from "../clock.ts";
import type { MailContents } from "./mail-contents.ts";

const DAY = 24 * 60 * 60_000;

/** With all, some and none of the credits spent; and the money came again. */
export function chargeBackExamples(origin: string): MailContents["charge_back"][] {
  const links = { link: `${origin}/transactions`, help: `${origin}/pages/service` };
  const bought = { credits: 20, amount: { amount: 995, currency: "EUR" }, at: clock.now() - 30 * DAY, ...links };
  const back = { ...bought, change: "charged_back" } as const;
  return [
    { ...back, taken: 0, owed: 20, premium: false },
    { ...back, taken: 15, owed: 5, premium: true, debits_blocked: clock.now() + 180 * DAY },
    { ...back, taken: 20, owed: 0, premium: false },
    { ...bought, change: "returned" },
    { ...bought, change: "returned", refunded: true },
  ];
}

/** Without a discount, with one, and where there is no VAT. */
export function purchaseExamples(origin: string): MailContents["purchase"][] {
  const euro = (amount: number) => ({ amount, currency: "EUR" });
  const seller = { name: "Example B.V.", address: "Example Street 1", city: "Utrecht", country: "NL", kvk: "00000000" };
  const bought: MailContents["purchase"] = {
    number: "2026-000123",
    credits: 50,
    at: clock.now(),
    issued_at: clock.now(),
    method: "ideal",
    total: euro(1995),
    net: euro(1649),
    vat: euro(346),
    vat_rate: 21,
    seller: { ...seller, vat_numbers: ["NL000000000B00"] },
    refund_days: 14,
    terms_version: clock.now() - 90 * DAY,
    message_credits: 1,
    link: `${origin}/transactions/example`,
    terms: `${origin}/pages/terms/2023-12-01`,
    withdrawal: `${origin}/withdraw`,
  };
  const discount = { code: "TIMEBONUS25", percent: 25, before: euro(1995) };
  return [
    bought,
    { ...bought, total: euro(1496), net: euro(1236), vat: euro(260), discount, refund_days: 0 },
    { ...bought, net: euro(1995), vat: euro(0), vat_rate: 0 },
  ];
}

export function statementExamples(origin: string): MailContents["statement"][] {
  const lines = [
    { kind: "payment", count: 1, change: 50 },
    { kind: "message", count: 34, change: -34 },
    { kind: "gift", count: 2, change: -6 },
  ];
  return [{ month: "2026-10", opening: 3, closing: 13, lines, link: `${origin}/transactions?month=2026-10` }];
}
