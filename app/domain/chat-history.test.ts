import { expect, test } from "vitest";
import { historyStart } from "./chat-history.ts";

const startOf = (now: string, months: number) => new Date(historyStart(Date.parse(now), months)).toISOString();

test("a free member sees what was written since the same day, so many months ago", () => {
  expect(startOf("2026-11-26T12:30:00Z", 12)).toBe("2025-11-26T12:30:00.000Z");
  expect(startOf("2026-01-15T00:00:00Z", 3)).toBe("2025-10-15T00:00:00.000Z");
});

test("the last day of a long month has one in a shorter month too", () => {
  expect(startOf("2026-03-31T10:00:00Z", 1)).toBe("2026-02-28T10:00:00.000Z");
  expect(startOf("2024-02-29T10:00:00Z", 12)).toBe("2023-02-28T10:00:00.000Z");
});

test("without a limit everything is seen", () => {
  expect(historyStart(Date.parse("2026-11-26T12:30:00Z"), 0)).toBe(0);
});
