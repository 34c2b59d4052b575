import { expect, test } from "vitest";
import { TERMS_TEXTS, termsVersion, textAt } from "./terms-version.ts";

const NOW = Date.parse("2026-03-05T14:00:00Z");
const FIRST = "2023-12-01T12:00:00.000Z";
const THREE = [FIRST, "2025-06-01T10:00:00.000Z", "2026-07-01T10:00:00.000Z"];

test("terms are as old as December 2023 for a company from before, or of an unknown age", () => {
  for (const added of ["2019-05-01T00:00:00Z", undefined, "no date"])
    expect(termsVersion(added, NOW, [FIRST])).toBe(FIRST);
});

test("a younger company has younger terms", () => {
  expect(termsVersion("2025-02-03T09:00:00Z", NOW, [FIRST])).toBe("2025-02-03T09:00:00.000Z");
});

test("a newer text is a newer version from its day on, not before", () => {
  expect(termsVersion("2025-02-03T09:00:00Z", NOW, THREE)).toBe(THREE[1]);
  expect(termsVersion("2025-08-03T09:00:00Z", NOW, THREE)).toBe("2025-08-03T09:00:00.000Z");
  expect(termsVersion(undefined, Date.parse("2026-07-01T10:00:00Z"), THREE)).toBe(THREE[2]);
});

test("a version has the text of its time, whenever it is asked for", () => {
  expect(textAt(Date.parse("2025-02-03T09:00:00Z"), THREE)).toBe(THREE[0]);
  expect(textAt(Date.parse(THREE[1] ?? ""), THREE)).toBe(THREE[1]);
  expect(textAt(0, THREE)).toBe(THREE[0]);
});

test("the texts stand in the order of their days, the first of which is the specification’s", () => {
  expect([...TERMS_TEXTS].toSorted()).toEqual(TERMS_TEXTS);
  expect(TERMS_TEXTS[0]).toBe(FIRST);
});
