import { isVisible } from "./visible-text.ts";

/** Control characters but for tab and newline, and the signs that turn the text after them around (bidi overrides, isolates). */
const REMOVED = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What somebody typed, as it is stored and shown: a message, an "about me", a reason, a name; applied again it stays so. One
 * newline is one character (forms send two), space around does not count, halves of characters are made whole as `toWellFormed`
 * does, which older phones lack. Empty when nobody would see anything.
 */
export function cleanText(text: string): string {
  const words = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(REMOVED, "")
    .replaceAll(/\p{Cs}/gu, "\ufffd")
    .trim();
  return isVisible(words) ? words : "";
}
