/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** 0 up to but not 1. */
  fraction(): number;
  /** A whole number from 0 to `below` - 1. */
  whole(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items. */
  some<Item>(items: readonly Item[], count: number): Item[];
  chance(probability: number): boolean;
}

/** Mulberry32: small, fast, good enough for demo data. Each `text` has a sequence of its own. */
export function randomFrom(seed: number, text: string): Random {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), seed ^ 0x811c9dc5);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(fraction() * below);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return {
    fraction,
    whole,
    pick,
    some: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(left.length), 1)).flat();
    },
    chance: (probability) => fraction() < probability,
  };
}
