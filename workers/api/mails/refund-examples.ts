import { clock } from "../clock.ts";
import type { MailContents } from "./mail-contents.ts";

const TWO_DAYS = 2 * 24 * 60 * 60_000;

/** Withdrawn with some and none of the credits used; given back by customer service; not paid by the provider; taken back by the payer's bank before. */
export function refundExamples(origin: string): MailContents["refund"][] {
  const price = (amount: number) => ({ amount, currency: "EUR" });
  const now = clock.now();
  const bought = { at: now - TWO_DAYS, credits: 20, amount: price(995) };
  const links = { link: `${origin}/transactions`, help: `${origin}/pages/service` };
  const some = { signed: "Anna", at: now, bought, refund: price(846), kept: price(149), credits: 17 };
  const rest = { premium: false, number: "2b1f0b52-8f0f-4b7e-9a43-1b6a34a9e001", ...links };
  return [
    { ...some, ...rest, change: "withdrawn" },
    { ...some, ...rest, change: "withdrawn", refund: price(995), kept: price(0), credits: 20, premium: true },
    { ...some, ...rest, change: "refunded" },
    { ...some, ...rest, change: "failed" },
    { ...some, ...rest, change: "taken_back" },
  ];
}
