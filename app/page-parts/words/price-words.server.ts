import type { Money } from "../../contract/scalars.ts";
import type { Settings } from "../../contract/site.ts";
import { formatMoney } from "../../domain/locale/format.ts";
import { localeOf, settingsOf, type Context } from "../../request/context.server.ts";

interface Amount {
  credits: number;
  country: string | null | undefined;
}

interface Paid {
  credits: number;
  amount: Money;
}

type Prices = Pick<Settings, "message_credits" | "minimum_message_costs">;

/**
 * What so many credits are in money at least, in the currency of a country: by the bundle in which they cost least. Undefined for
 * nothing, and where the prices of the country are not known. Spec §3 (minimum_message_costs).
 */
export function leastMoney(context: Context, { credits, country }: Amount) {
  const money = leastCost(settingsOf(context), { credits, country });
  return money && formatMoney(money, localeOf(context));
}

/** What so many credits cost who paid this price last, rounded to the currency's smallest unit. */
export function paidMoney(context: Context, credits: number, { amount: { amount, currency }, ...paid }: Paid): string {
  return formatMoney({ amount: Math.round((amount * credits) / paid.credits), currency }, localeOf(context));
}

function leastCost({ message_credits, minimum_message_costs }: Prices, { credits, country }: Amount) {
  const message = minimum_message_costs?.[country ?? ""];
  if (!message || credits === 0 || message_credits === 0) return undefined;
  return { amount: Math.round((message.costs / message_credits) * credits), currency: message.currency };
}
