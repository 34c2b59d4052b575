import fc from "fast-check";
import { expect, test } from "vitest";
import { joinDate, splitDate, yearOfBirth } from "./date-parts.ts";

test("three fields are a day, with zeros or without", () => {
  expect(joinDate({ day: "3", month: "4", year: "1957" })).toBe("1957-04-03");
  expect(joinDate({ day: " 03 ", month: "04", year: " 1957" })).toBe("1957-04-03");
  expect(joinDate({ day: "", month: "", year: " " })).toBe("");
});

test("what is no day is still there when it is shown again", () => {
  const parts = fc.record({
    day: fc.stringMatching(/^(\d{0,2}|[a-z ]{1,3})$/),
    month: fc.stringMatching(/^([1-9]|1[0-2])?$/),
    year: fc.stringMatching(/^[\d-]{0,4}$/),
  });
  fc.assert(
    fc.property(parts, ({ day, month, year }) => {
      const shown = splitDate(joinDate({ day, month, year }));
      expect(shown).toEqual({ day: day.trim().replace(/^0(?=\d$)/, ""), month, year });
    }),
  );
});

test("two digits are a year of birth of the last hundred years", () => {
  const today = "2026-11-28";
  for (const [typed, year] of [
    ["58", "1958"],
    [" 58 ", "1958"],
    ["26", "1926"],
    ["25", "2025"],
    ["05", "2005"],
    ["99", "1999"],
    ["1958", "1958"],
    ["158", "158"],
    ["5", "5"],
    ["", ""],
    ["ab", "ab"],
  ] as const)
    expect(yearOfBirth(typed, today), typed).toBe(year);
});

test("any other text fills nothing", () => {
  for (const text of ["", "1957", "3 April 1957", "1957-04"]) {
    expect(splitDate(text), text).toEqual({ day: "", month: "", year: "" });
  }
});
