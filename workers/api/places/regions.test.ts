import { expect, test } from "vitest";
import { countries } from "../../../app/domain/locale/languages.ts";
import { regionsOf } from "./regions.ts";

test("every country of the spec has regions, each once, each with a town", () => {
  for (const country of countries) {
    const names = regionsOf(country).map(({ name }) => name);
    expect(names.length, country).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    expect(regionsOf(country).filter(({ cities }) => cities.length === 0)).toEqual([]);
  }
});

test("regions and towns have the names that people there use", () => {
  expect(regionsOf("NL").map(({ name }) => name)).toContain("Noord-Holland");
  expect(regionsOf("NL")).toHaveLength(12);
  expect(regionsOf("BE")).toHaveLength(11);
  expect(regionsOf("DE")).toHaveLength(16);
  expect(regionsOf("US")).toHaveLength(51);
  expect(regionsOf("DE").find(({ name }) => name === "Bayern")?.cities[0]).toBe("München");
});

test("a country that we do not serve has none", () => {
  expect(regionsOf("XX")).toEqual([]);
  expect(regionsOf("constructor")).toEqual([]);
});
