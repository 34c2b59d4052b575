import { expect, test } from "vitest";
import { dayIn, endOfDay, startOfDay, utcDay } from "./day.ts";

test("a day begins at midnight in UTC, or in the zone that is asked for", () => {
  expect(utcDay(Date.parse("2026-05-04T23:59:59.999Z"))).toBe("2026-05-04");
  expect(utcDay(Date.parse("2026-05-05T00:00:00Z"))).toBe("2026-05-05");
  expect(utcDay(-1)).toBe("1969-12-31");
  expect(dayIn("Europe/Amsterdam", "2026-05-04T22:30:00Z")).toBe("2026-05-05");
  expect(dayIn("America/New_York", "2026-05-04T22:30:00Z")).toBe("2026-05-04");
  expect(dayIn("Europe/Amsterdam", Date.parse("2026-05-04T22:30:00Z"))).toBe("2026-05-05");
});

test("a day ends with its last second in its zone, also where clocks change", () => {
  const ends = (zone: string, day: string) => new Date(endOfDay(zone, day)).toISOString();
  expect(ends("UTC", "2026-12-31")).toBe("2026-12-31T23:59:59.000Z");
  expect(ends("Europe/Amsterdam", "2026-12-31")).toBe("2026-12-31T22:59:59.000Z");
  expect(ends("Europe/Amsterdam", "2026-07-31")).toBe("2026-07-31T21:59:59.000Z");
  expect(ends("Europe/Amsterdam", "2026-03-29")).toBe("2026-03-29T21:59:59.000Z");
  expect(ends("Europe/Amsterdam", "2026-10-25")).toBe("2026-10-25T22:59:59.000Z");
  expect(ends("Pacific/Honolulu", "2026-02-28")).toBe("2026-03-01T09:59:59.000Z");
  expect(ends("Pacific/Kiritimati", "2028-02-29")).toBe("2028-02-29T09:59:59.000Z");
});

test("a day begins with the second after the day before it", () => {
  const starts = (zone: string, day: string) => new Date(startOfDay(zone, day)).toISOString();
  expect(starts("UTC", "2026-01-01")).toBe("2026-01-01T00:00:00.000Z");
  expect(starts("Europe/Amsterdam", "2026-04-01")).toBe("2026-03-31T22:00:00.000Z");
  expect(starts("America/New_York", "2026-03-01")).toBe("2026-03-01T05:00:00.000Z");
});
