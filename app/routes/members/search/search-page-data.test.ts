import { expect, test } from "vitest";
import { countries } from "../../../domain/locale/languages.ts";
import { encodeCountries, decodeCountries } from "./search-page-data.ts";

test("the countries of the spec need no words, others are named", () => {
  expect(encodeCountries(countries)).toBeUndefined();
  expect(decodeCountries(undefined)).toEqual(countries);
  expect(decodeCountries(encodeCountries(["NL", "BE"]))).toEqual(["NL", "BE"]);
});
