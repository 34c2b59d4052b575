import { countBits } from "./bitmaps/block.ts";
import type { DirectoryState } from "./cards.ts";

/** How many people of each region are listed, fictional ones left out; in the order of `regions`. */
export function countRegions({ index }: Pick<DirectoryState, "index">, regions: readonly string[]): number[] {
  const fictional = index.bitmaps.get("fictional");
  return regions.map((region) => {
    const { words, count } = index.bitmaps.get(`region:${region}`);
    if (count === 0 || fictional.count === 0) return count;
    return countBits(words.map((word, at) => word & ~(fictional.words[at] ?? 0)));
  });
}
