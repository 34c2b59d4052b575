import { expect, test } from "vitest";
import { countries } from "./languages.ts";
import { neighbouringCountries } from "./neighbouring-countries.ts";

test("each country that we serve has neighbours among them, who have it as theirs", () => {
  for (const country of countries) {
    const neighbours = neighbouringCountries(country);
    expect(neighbours.length, country).toBeGreaterThan(0);
    for (const other of neighbours) {
      expect(countries, country).toContain(other);
      expect(neighbouringCountries(other), `${other} of ${country}`).toContain(country);
    }
  }
});

test("a country that we do not serve has none", () => {
  for (const code of ["XX", "constructor", ""]) expect(neighbouringCountries(code)).toEqual([]);
});
