import type { Money } from "../../contract/scalars.ts";

/** About fifty euros, in minor units; a currency that is not here has the number of the euro. Above it two operators decide. Decision 0228. */
const ABOVE: Record<string, number> = { EUR: 5000, GBP: 4500, SEK: 55_000, NOK: 55_000, DKK: 37_000, PLN: 22_000 };

/** Does a refund of so much want a second operator? */
export function needsSecondOperator({ amount, currency }: Money): boolean {
  return amount > (ABOVE[currency] ?? 5000);
}
