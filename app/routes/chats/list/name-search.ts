import { foldedWords } from "../../../domain/folded-text.ts";

/** Has this name all that was typed, whatever the accents? Parts of words count: "rie" finds Marie. Nothing typed is in every name. */
export function nameHas(name: string, typed: string): boolean {
  const folded = foldedWords(name).join(" ");
  return foldedWords(typed).every((word) => folded.includes(word));
}
