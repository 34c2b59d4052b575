/** In small letters, with one kind of apostrophes and of accents: as a telephone types it and as a profile has it are the same. */
export function plainName(name: string): string {
  return name.normalize("NFC").replace(/[‘’]/g, "'").toLowerCase();
}

/** Is all that was typed in what a name is searched by (`searchedName`)? Parts of words count: "rie" finds Marie. */
export function isSearched(searched: string, typed: string): boolean {
  const words = plainName(typed).trim().split(/\s+/);
  return words.every(
    (word) => searched.includes(word) || searched.includes(word.normalize("NFKD").replace(/\p{M}/gu, "") || word),
  );
}
