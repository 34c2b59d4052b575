import { accept, refuse, type Result } from "../../../../app/domain/result.ts";

/** How many at once, and how many come back in a minute. */
export interface Limit {
  name: string;
  burst: number;
  per_minute: number;
}

interface Bucket {
  tokens: number;
  at: number;
  /** When it will be full again: then it says no more than no bucket at all. */
  full: number;
  /** The latest orders that took a token and were not refused. */
  orders: string[];
}

/** Some 200 bytes each. Who makes up more addresses than this only makes us forget the ones before. */
const MOST = 5_000;
/** Old buckets looked at with every new look: more than one, so that there are ever fewer. */
const SWEPT = 2;

/**
 * Token buckets by name, in memory only: a restart that forgives a few attempts is cheaper than a write a request. The
 * ones not used for longest come first; full ones are dropped, and there are never more than `MOST`.
 */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  get size(): number {
    return this.#buckets.size;
  }

  /**
   * Takes one token of this visitor's, or refuses with `rate_limited` and the seconds to wait. `order`: names all that was sent; the
   * same again takes none until `forgetOrder`.
   */
  take(visitor: string, { name, burst, per_minute }: Limit, now: number, order?: string): Result {
    const key = `${name}/${visitor}`;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now, orders: [] as string[] };
    if (order !== undefined && bucket.orders.includes(order)) return accept();
    // A clock that was set back gives nothing and takes nothing.
    const gained = (Math.max(0, now - bucket.at) / 60_000) * per_minute;
    const before = Math.min(burst, bucket.tokens + gained);
    const tokens = before < 1 ? before : before - 1;
    const full = now + ((burst - tokens) / per_minute) * 60_000;
    this.#buckets.delete(key);
    const taken = order !== undefined && before >= 1 ? [...bucket.orders, order].slice(-burst) : bucket.orders;
    this.#buckets.set(key, { tokens, at: now, full, orders: taken });
    this.#forget(now);
    if (before >= 1) return accept();
    return refuse("rate_limited", { seconds: Math.ceil(((1 - before) / per_minute) * 60) });
  }

  /** What was asked for is not done: the same again takes a token. */
  forgetOrder(visitor: string, { name }: Limit, order: string): void {
    const bucket = this.#buckets.get(`${name}/${visitor}`);
    if (bucket) bucket.orders = bucket.orders.filter((one) => one !== order);
  }

  #forget(now: number): void {
    let looked = 0;
    for (const [key, { full }] of this.#buckets) {
      if (looked === SWEPT) break;
      looked += 1;
      if (full <= now || this.#buckets.size > MOST) this.#buckets.delete(key);
    }
  }
}
