import { foldedWords } from "../../../domain/folded-text.ts";

/** What a name is searched by: as it is and without its accents, so that the browser need not know which letters are alike. */
export function searchedName(name: string): string {
  return [name.normalize("NFC").replaceAll(/[‘’]/g, "'").toLowerCase(), ...foldedWords(name)].join(" ");
}
