import type { Money } from "../../contract/scalars.ts";

/** Until a limit is raised or taken away. */
export const RAISE_AFTER_MS = 24 * 60 * 60_000;

/** What a member set; `next` counts from `at` on (ms since 1970), and is more than `limit`. null: none. */
export interface SpendingLimit {
  limit: Money | null;
  next: { limit: Money | null; at: number } | null;
}

/** As it counts now: what was to come has come. */
export function limitNow({ limit, next }: SpendingLimit, now: number): SpendingLimit {
  return next && next.at <= now ? { limit: next.limit, next: null } : { limit, next };
}

/**
 * A lower limit counts at once, a higher one or none after a day: it is set in a calm hour, for one that is not. Another currency
 * cannot be compared, so it counts as higher. The same as now puts away what was to come. Decision 0228.
 */
export function changeLimit(known: SpendingLimit, wanted: Money | null, now: number): SpendingLimit {
  const { limit, next } = limitNow(known, now);
  if (isHigher(wanted, limit)) {
    // Asked again, the day that runs goes on.
    if (next && isSame(next.limit, wanted)) return { limit, next };
    return { limit, next: { limit: wanted, at: now + RAISE_AFTER_MS } };
  }
  return { limit: wanted, next: null };
}

/** The limit of now stays, and what was to come does not. */
export function keepLimit(known: SpendingLimit, now: number): SpendingLimit {
  return { limit: limitNow(known, now).limit, next: null };
}

function isHigher(wanted: Money | null, limit: Money | null): boolean {
  if (limit === null) return false;
  return wanted === null || wanted.currency !== limit.currency || wanted.amount > limit.amount;
}

function isSame(one: Money | null, other: Money | null): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency;
}

/** What is left of a limit in this month, in minor units; nothing in another currency than the limit's. null: no limit. */
export function leftOf(limit: Money | null, { amount, currency }: Money): number | null {
  if (limit === null) return null;
  return limit.currency === currency ? Math.max(0, limit.amount - amount) : 0;
}
