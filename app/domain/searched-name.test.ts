import { expect, test } from "vitest";
import { isSearched } from "./name-search.ts";
import { searchedName } from "./searched-name.ts";

test("a name is found by any part of it, with its accents or without, in any order", () => {
  for (const typed of ["rene", "RENÉ", "né", "de vries", "vries rene ", " "])
    expect(isSearched(searchedName("René de Vries"), typed), typed).toBe(true);
  for (const typed of ["soren", "søren"]) expect(isSearched(searchedName("Søren"), typed), typed).toBe(true);
  for (const typed of ["renate", "vriesde", "rene jansen", "\u0301", "\ufe0f"])
    expect(isSearched(searchedName("René de Vries"), typed), typed).toBe(false);
});

test("quotes as telephones type them, accents that are not there, and letters in two parts hide nobody", () => {
  for (const [name, typed] of [
    ["O'Neil", "O’Neil"],
    ["Jos O’Brien", "o'brien"],
    ["Jose", "José"],
    ["José", "Jose\u0301"],
    ["Anne Marie", "anne\u00a0marie\t"],
  ] as const)
    expect(isSearched(searchedName(name), typed), typed).toBe(true);
});
