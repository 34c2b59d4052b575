/** Numbers of one stored piece of a bitmap: a kilobyte as bits. */
export const BLOCK = 8_192;
/** Words of 32 bits in it. */
export const BLOCK_WORDS = BLOCK / 32;

/** Two bytes a number take less than the bits while there are fewer; the two are told apart by their length. */
const FEW = 500;

/** A block as it is stored: its bits, or the list of its numbers where they are few; nothing where there is none. */
export function encodeBlock(words: Int32Array): ArrayBuffer | undefined {
  const numbers: number[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let left = words[at] ?? 0; left !== 0; left &= left - 1) {
      if (numbers.length >= FEW) return new Int32Array(words).buffer;
      numbers.push(at * 32 + 31 - Math.clz32(left & -left));
    }
  return numbers.length > 0 ? new Uint16Array(numbers).buffer : undefined;
}

/** Writes a stored block into `words`, which are the zeros of its place. Answers how many numbers it holds. */
export function decodeBlock(stored: ArrayBuffer, words: Int32Array): number {
  if (stored.byteLength === BLOCK / 8) {
    words.set(new Int32Array(stored));
    return countBits(words);
  }
  const numbers = new Uint16Array(stored);
  for (const number of numbers) words[number >>> 5] = (words[number >>> 5] ?? 0) | (1 << (number & 31));
  return numbers.length;
}

/** How many bits are set. */
export function countBits(words: Int32Array): number {
  let count = 0;
  for (const word of words) {
    let bits = word - ((word >>> 1) & 0x55555555);
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
