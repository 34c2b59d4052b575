/** Is all that was typed in what a name is searched by (`searchedName`)? Parts of words count: "rie" finds Marie. */
export function isSearched(searched: string, typed: string): boolean {
  return typed
    .toLowerCase()
    .split(" ")
    .every((word) => searched.includes(word));
}
