import { expect, test } from "vitest";
import { mustAgreeAgain } from "./agreement.ts";

const [older, newer] = ["2023-12-01T12:00:00.000Z", "2026-11-01T00:00:00Z"];

test("only newer terms are asked about", () => {
  expect(mustAgreeAgain(older, newer)).toBe(true);
  expect(mustAgreeAgain(newer, newer)).toBe(false);
  expect(mustAgreeAgain("2026-11-01T00:00:00.000Z", newer)).toBe(false);
  expect(mustAgreeAgain(newer, older)).toBe(false);
});

test("where no version is known nobody is asked", () => {
  for (const unknown of [undefined, null, "", "yesterday"]) {
    expect(mustAgreeAgain(unknown, newer)).toBe(false);
    expect(mustAgreeAgain(older, unknown)).toBe(false);
  }
});
