interface Options {
  /** ms since 1970. */
  now(): number;
  /** Tokens at once. */
  burst: number;
  /** Tokens that a key regains in a minute. */
  perMinute: number;
}

/** A token bucket for each of any number of keys, such as visitors' addresses. */
export interface TokenBuckets {
  /** Takes one of this key's tokens, if it has one left. */
  take(key: string): boolean;
  /** Has it one left? */
  has(key: string): boolean;
  /** Gives the token that was taken last back. */
  restore(key: string): void;
}

/** Two tables, so that two keys share their tokens only if they meet in both. */
const TABLES = 2;
const BUCKETS = 4096;

/**
 * Token buckets in two tables of fixed size: 128 KB, however many keys are made up. Where keys meet, the emptier of their
 * two buckets counts, so a key has its own turns unless both are others'. Which keys meet nobody can choose: every process
 * mixes them with a number of its own.
 */
export function createTokenBuckets({ now, burst, perMinute }: Options): TokenBuckets {
  const taken = new Float64Array(TABLES * BUCKETS);
  const since = new Float64Array(TABLES * BUCKETS);
  const seeds = crypto.getRandomValues(new Uint32Array(TABLES));

  const bucketsOf = (key: string) => [...seeds].map((seed, table) => table * BUCKETS + (mixed(key, seed) % BUCKETS));
  const levelAt = (bucket: number) => {
    const gained = (Math.max(0, now() - (since[bucket] ?? 0)) / 60_000) * perMinute;
    return Math.max(0, (taken[bucket] ?? 0) - gained);
  };
  const levelOf = (buckets: number[]) => Math.min(...buckets.map(levelAt));
  const isLeft = (level: number) => level <= burst - 1;
  const set = (bucket: number, level: number) => {
    taken[bucket] = level;
    since[bucket] = now();
  };
  return {
    take(key) {
      const buckets = bucketsOf(key);
      const level = levelOf(buckets);
      if (!isLeft(level)) return false;
      for (const bucket of buckets) set(bucket, Math.max(levelAt(bucket), level + 1));
      return true;
    },
    has: (key) => isLeft(levelOf(bucketsOf(key))),
    restore(key) {
      const buckets = bucketsOf(key);
      const level = levelOf(buckets);
      // A bucket that stands higher is so because of another key.
      for (const bucket of buckets) if (levelAt(bucket) === level) set(bucket, Math.max(0, level - 1));
    },
  };
}

/** FNV-1a, and a last mixing so that one changed bit of the seed changes them all. */
function mixed(key: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
