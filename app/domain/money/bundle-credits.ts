/** A bundle that was paid, in the order in which they came. */
export interface PaidBundle {
  payment_id: string;
  /** Credits that it brought and that were not taken back. */
  credits: number;
  /** Nothing more of it can be given back: its rest was, or its payment was taken back. */
  closed: boolean;
}

/** All that ever came to a member's credits, and what they used. */
export interface CreditFacts {
  bundles: readonly PaidBundle[];
  /** Credits that nobody paid for. */
  free: number;
  /** Credits that messages cost and that did not come back, those that are held among them. */
  used: number;
}

/**
 * How many credits of each open bundle are unused. Used first is what nobody paid for, and what is left of bundles that are closed;
 * then the oldest bundle. This is the order in which most is given back to the member; decision 0227.
 */
export function unusedCredits({ bundles, free, used }: CreditFacts): Map<string, number> {
  const closed = bundles.filter((bundle) => bundle.closed).reduce((sum, { credits }) => sum + credits, 0);
  let paidUsed = Math.max(0, used - free - closed);
  const unused = new Map<string, number>();
  for (const { payment_id, credits, closed: over } of bundles) {
    if (over) continue;
    const taken = Math.min(credits, paidUsed);
    paidUsed -= taken;
    unused.set(payment_id, credits - taken);
  }
  return unused;
}

/**
 * What is given back of a price for the credits that are unused, in minor units: their share of what was paid, rounded up to a whole
 * unit in the member's favour. Integers throughout.
 */
export function refundFor({ amount, credits, unused }: { amount: number; credits: number; unused: number }): number {
  if (credits === 0) return 0;
  const share = amount * unused;
  return (share + ((credits - (share % credits)) % credits)) / credits;
}
