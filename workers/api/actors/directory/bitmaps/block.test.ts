import fc from "fast-check";
import { expect, test } from "vitest";
import { BLOCK, BLOCK_WORDS, countBits, decodeBlock, encodeBlock } from "./block.ts";

function wordsWith(numbers: readonly number[]): Int32Array {
  const words = new Int32Array(BLOCK_WORDS);
  for (const number of numbers) words[number >>> 5] = (words[number >>> 5] ?? 0) | (1 << (number & 31));
  return words;
}

test("a block comes back as it was stored, whether few or many are in it", () => {
  const blocks = fc.uniqueArray(fc.nat(BLOCK - 1), { maxLength: 1_200, size: "max" });
  fc.assert(
    fc.property(blocks, (numbers) => {
      const words = wordsWith(numbers);
      const stored = encodeBlock(words);
      const back = new Int32Array(BLOCK_WORDS);
      expect(stored ? decodeBlock(stored, back) : 0).toBe(numbers.length);
      expect(back).toEqual(words);
      expect(countBits(words)).toBe(numbers.length);
    }),
    { numRuns: 60, seed: 3 },
  );
});

test("few take two bytes each, many a kilobyte, nobody nothing", () => {
  const bytes = (count: number) => encodeBlock(wordsWith(Array.from({ length: count }, (_, at) => at * 7)))?.byteLength;
  expect([bytes(0), bytes(1), bytes(500), bytes(501), bytes(1_000)]).toEqual([undefined, 2, 1_000, 1_024, 1_024]);
});
