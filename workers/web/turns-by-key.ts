interface Options {
  /** ms since 1970. */
  now(): number;
  /** Turns at once. */
  burst: number;
  /** How many come back in a minute. */
  perMinute: number;
}

/** A turn for each of any number of keys, such as visitors' addresses. */
export interface TurnsByKey {
  /** Takes one of this key's turns, if it has one left. */
  take(key: string): boolean;
  /** Has it one left? */
  has(key: string): boolean;
  /** The turn that was taken last led to nothing. */
  giveBack(key: string): void;
}

/** Two tables, so that two keys share their turns only if they meet in both. */
const TABLES = 2;
const PLACES = 4096;

/**
 * Token buckets in two tables of fixed size: 128 KB, however many keys are made up. Where keys meet, the emptier of their
 * two buckets counts, so a key has its own turns unless both are others'. Which keys meet nobody can choose: every process
 * mixes them with a number of its own.
 */
export function createTurnsByKey({ now, burst, perMinute }: Options): TurnsByKey {
  const taken = new Float64Array(TABLES * PLACES);
  const since = new Float64Array(TABLES * PLACES);
  const seeds = crypto.getRandomValues(new Uint32Array(TABLES));

  const placesOf = (key: string) => [...seeds].map((seed, table) => table * PLACES + (mixed(key, seed) % PLACES));
  const levelAt = (place: number) => {
    const gained = (Math.max(0, now() - (since[place] ?? 0)) / 60_000) * perMinute;
    return Math.max(0, (taken[place] ?? 0) - gained);
  };
  const levelOf = (places: number[]) => Math.min(...places.map(levelAt));
  const isLeft = (level: number) => level <= burst - 1;
  const set = (place: number, level: number) => {
    taken[place] = level;
    since[place] = now();
  };
  return {
    take(key) {
      const places = placesOf(key);
      const level = levelOf(places);
      if (!isLeft(level)) return false;
      for (const place of places) set(place, Math.max(levelAt(place), level + 1));
      return true;
    },
    has: (key) => isLeft(levelOf(placesOf(key))),
    giveBack(key) {
      const places = placesOf(key);
      const level = levelOf(places);
      // A bucket that stands higher is so because of another key.
      for (const place of places) if (levelAt(place) === level) set(place, Math.max(0, level - 1));
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
