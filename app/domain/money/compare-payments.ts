import type { Money } from "../../contract/scalars.ts";

/** A payment as one of the two books has it; `ref`: the provider's name for it. */
export interface BookedPayment {
  ref: string;
  amount: Money;
}

/** One that is not the same in both; null: not there. */
export interface PaymentDifference {
  ref: string;
  ours: Money | null;
  theirs: Money | null;
}

/** What was paid in one currency, in minor units. */
export interface ComparedSum {
  currency: string;
  ours: { count: number; amount: number };
  theirs: { count: number; amount: number };
}

/** Our book beside the provider's: payment by payment, and the sums of each currency. Equal sums may hide differences, so both count. Decision 0232. */
export function comparePayments(
  ours: readonly BookedPayment[],
  theirs: readonly BookedPayment[],
): { sums: ComparedSum[]; differences: PaymentDifference[] } {
  const [own, other] = [byRef(ours), byRef(theirs)];
  const refs = [...new Set([...own.keys(), ...other.keys()])].toSorted();
  const pairs = refs.map((ref) => ({ ref, ours: own.get(ref) ?? null, theirs: other.get(ref) ?? null }));
  const currencies = [...new Set([...own.values(), ...other.values()].map(({ currency }) => currency))].toSorted();
  return {
    sums: currencies.map((currency) => ({ currency, ours: sumOf(own, currency), theirs: sumOf(other, currency) })),
    differences: pairs.filter(
      (pair) => pair.ours?.amount !== pair.theirs?.amount || pair.ours?.currency !== pair.theirs?.currency,
    ),
  };
}

/** A payment counts once, however often a page named it. */
function byRef(payments: readonly BookedPayment[]): Map<string, Money> {
  return new Map(payments.map(({ ref, amount }) => [ref, amount]));
}

function sumOf(book: ReadonlyMap<string, Money>, currency: string) {
  const amounts = [...book.values()].filter((one) => one.currency === currency).map(({ amount }) => amount);
  return { count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}
