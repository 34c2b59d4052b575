import { type MovedKind, movedKinds } from "../../contract/operators/money/moved-kinds.ts";
import type { Money } from "../../contract/scalars.ts";

/** Money of a payment as one of the two books has it; `ref`: the provider's name for the payment. */
export interface BookedPayment {
  ref: string;
  amount: Money;
}

/** All that moved in a time. */
export type Book = Readonly<Record<MovedKind, readonly BookedPayment[]>>;

/** A payment of which not the same moved in both; null: nothing. */
export interface PaymentDifference {
  kind: MovedKind;
  ref: string;
  ours: Money | null;
  theirs: Money | null;
}

/** What moved in one currency, in minor units; `count`: of how many payments. */
export interface ComparedSum {
  kind: MovedKind;
  currency: string;
  ours: { count: number; amount: number };
  theirs: { count: number; amount: number };
}

interface Compared {
  sums: ComparedSum[];
  differences: PaymentDifference[];
}

/** Our book beside the provider's, kind by kind. Decisions 0232 and 0238. */
export function compareBooks(ours: Book, theirs: Book): Compared {
  const compared = movedKinds.map((kind) => {
    // A payment is paid once, however often a page names it; parts of it may go back several times.
    const read = kind === "completed" ? once : added;
    return comparePayments(kind, read(ours[kind]), read(theirs[kind]));
  });
  return {
    sums: compared.flatMap(({ sums }) => sums),
    differences: compared.flatMap(({ differences }) => differences),
  };
}

/** Payment by payment, and the sums of each currency. Equal sums may hide differences, so both count. */
function comparePayments(
  kind: MovedKind,
  own: ReadonlyMap<string, Money>,
  other: ReadonlyMap<string, Money>,
): Compared {
  const refs = [...new Set([...own.keys(), ...other.keys()])].toSorted();
  const pairs = refs.map((ref) => ({ kind, ref, ours: own.get(ref) ?? null, theirs: other.get(ref) ?? null }));
  const currencies = [...new Set([...own.values(), ...other.values()].map(({ currency }) => currency))].toSorted();
  return {
    sums: currencies.map((currency) => ({
      kind,
      currency,
      ours: sumOf(own, currency),
      theirs: sumOf(other, currency),
    })),
    differences: pairs.filter(
      (pair) => pair.ours?.amount !== pair.theirs?.amount || pair.ours?.currency !== pair.theirs?.currency,
    ),
  };
}

function once(payments: readonly BookedPayment[]): Map<string, Money> {
  return new Map(payments.map(({ ref, amount }) => [ref, amount]));
}

/** What goes back has the currency that was paid in. */
function added(payments: readonly BookedPayment[]): Map<string, Money> {
  const sums = new Map<string, Money>();
  for (const { ref, amount } of payments)
    sums.set(ref, { ...amount, amount: (sums.get(ref)?.amount ?? 0) + amount.amount });
  return sums;
}

function sumOf(book: ReadonlyMap<string, Money>, currency: string) {
  const amounts = [...book.values()].filter((one) => one.currency === currency).map(({ amount }) => amount);
  return { count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}
