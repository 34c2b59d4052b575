import { foldedWords } from "../../../../../app/domain/folded-text.ts";

/** Of a longer text the first ones are found. */
const MOST_WORDS = 80;
const SHORTEST = 2;

/**
 * The words of a text as searches know them: folded, each once, and hashed to 32 bits, so that a directory's tables name nothing of
 * what somebody wrote. Decision 0192.
 */
export function aboutWords(text: string): string[] {
  const words = new Set(foldedWords(text).filter((word) => word.length >= SHORTEST));
  return [...words].slice(0, MOST_WORDS).map(hashed);
}

/** FNV-1a over UTF-16. */
function hashed(word: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
