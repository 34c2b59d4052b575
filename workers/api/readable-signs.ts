import { randomness } from "./randomness.ts";

/** No letter or digit that is taken for another. */
export const READABLE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** So many of them at random, five bits each: for what people read out or type over. */
export function readableSigns(length: number): string {
  return [...randomness.bytes(length)].map((byte) => READABLE_SIGNS[byte % READABLE_SIGNS.length]).join("");
}
