import { expect, test } from "vitest";
import { countries, countryLanguages } from "./languages.ts";

// Written out from spec §9, so that a slip in the table cannot pass: 'no' and 'se' there are our nb and sv.
const suggestions: [string, string][] = [
  ["US", "en es"],
  ["NL", "nl"],
  ["BE", "nl fr de"],
  ["FR", "fr"],
  ["IT", "it"],
  ["ES", "es"],
  ["DE", "de"],
  ["AT", "de"],
  ["IE", "en"],
  ["GB", "en"],
  ["CA", "en fr"],
  ["PL", "pl"],
  ["AU", "en"],
  ["NZ", "en"],
  ["CH", "de it fr en"],
  ["DK", "da"],
  ["FI", "fi sv"],
  ["NO", "nb"],
  ["SE", "sv"],
];

test.each(suggestions)("%s is offered %s, best first", (country, languages) => {
  expect(countryLanguages[country]?.join(" ")).toBe(languages);
});

test("no other country is served unless the settings name it", () => {
  expect(countries).toEqual(suggestions.map(([country]) => country));
});
