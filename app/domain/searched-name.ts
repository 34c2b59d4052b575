import { foldedWords } from "./folded-text.ts";
import { plainName } from "./name-search.ts";

/** What a name is searched by: as it is and without its accents, so that the browser need not know which letters are alike. */
export function searchedName(name: string): string {
  return [plainName(name), ...foldedWords(name)].join(" ");
}
