import { expect, test } from "vitest";
import { dayIn, utcDay } from "./day.ts";

test("a day begins at midnight in UTC, or in the zone that is asked for", () => {
  expect(utcDay(Date.parse("2026-05-04T23:59:59.999Z"))).toBe("2026-05-04");
  expect(utcDay(Date.parse("2026-05-05T00:00:00Z"))).toBe("2026-05-05");
  expect(utcDay(-1)).toBe("1969-12-31");
  expect(dayIn("Europe/Amsterdam", "2026-05-04T22:30:00Z")).toBe("2026-05-05");
  expect(dayIn("America/New_York", "2026-05-04T22:30:00Z")).toBe("2026-05-04");
  expect(dayIn("Europe/Amsterdam", Date.parse("2026-05-04T22:30:00Z"))).toBe("2026-05-05");
});
