/** Is all that was typed in what a name is searched by (`searchedName`)? Parts of words count: "rie" finds Marie. */
export function isSearched(searched: string, typed: string): boolean {
  const words = typed.normalize("NFC").replace(/[‘’]/g, "'").toLowerCase().trim().split(/\s+/);
  return words.every(
    (word) => searched.includes(word) || searched.includes(word.normalize("NFKD").replace(/\p{M}/gu, "")),
  );
}
