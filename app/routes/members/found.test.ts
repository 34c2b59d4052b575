import { expect, test } from "vitest";
import { countries } from "../../domain/languages.ts";
import { packCountries, unpackCountries } from "./found.ts";

test("the countries of the spec need no words, others are named", () => {
  expect(packCountries(countries)).toBeUndefined();
  expect(unpackCountries(undefined)).toEqual(countries);
  expect(unpackCountries(packCountries(["NL", "BE"]))).toEqual(["NL", "BE"]);
});
