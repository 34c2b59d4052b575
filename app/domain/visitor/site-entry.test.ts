import { expect, test } from "vitest";
import { type EntryWarning, showsEntryWarning, warnsAtEntry } from "./site-entry.ts";

test.each([
  ["no", "NL", false],
  ["yes", "NL", true],
  ["yes", "US", true],
  ["NL,DE", "DE", true],
  ["nl, de", "DE", true],
  ["NL DE", "DE", true],
  ["NL,DE", "BE", false],
  ["", "NL", false],
  ["NLD", "NL", false],
  ["NL,", "", false],
])("with %j somebody from %s is warned: %s", (setting, country, warned) => {
  expect(warnsAtEntry(setting, country)).toBe(warned);
});

test.each<[EntryWarning, string, boolean]>([
  ["everywhere", "US", true],
  ["nl_de", "NL", true],
  ["nl_de", "DE", true],
  ["nl_de", "US", false],
  ["never", "NL", false],
])("where the layout says %s, somebody from %s is warned: %s", (where, country, warned) => {
  expect(showsEntryWarning("yes", { country, where })).toBe(warned);
});
