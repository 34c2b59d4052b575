import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, dayIn } from "../locale/day.ts";
import { withdrawalDays, withdrawalEnd } from "./withdrawal.ts";

test("a site may give more days than the law, never fewer", () => {
  expect([0, 7, 14, 30].map(withdrawalDays)).toEqual([14, 14, 14, 30]);
});

test("the last day counts to its end where the member lives", () => {
  const at = Date.parse("2026-03-20T23:30:00Z");
  const end = withdrawalEnd({ at, days: 14, zone: "Europe/Amsterdam" });
  expect(new Date(end).toISOString()).toBe("2026-04-04T21:59:59.999Z");
});

test("the days are those of the calendar, also where one of them is longer or shorter", () => {
  const endOf = (at: string) =>
    new Date(withdrawalEnd({ at: Date.parse(at), days: 14, zone: "Europe/Amsterdam" })).toISOString();
  expect(endOf("2026-10-11T22:30:00Z"), "autumn: bought half an hour after midnight").toBe("2026-10-26T22:59:59.999Z");
  expect(endOf("2026-10-12T21:30:00Z"), "autumn: bought late in the evening").toBe("2026-10-26T22:59:59.999Z");
  expect(endOf("2026-03-15T23:30:00Z"), "spring: bought half an hour after midnight").toBe("2026-03-30T21:59:59.999Z");
  expect(endOf("2026-03-16T22:30:00Z"), "spring: bought late in the evening").toBe("2026-03-30T21:59:59.999Z");
});

test("wherever and whenever it was bought: the last day is that many days after the day of buying, and counts to its end", () => {
  const zones = fc.constantFrom(
    "Europe/Amsterdam",
    "Europe/London",
    "Europe/Helsinki",
    "America/Bogota",
    "Pacific/Auckland",
  );
  const from = Date.parse("2026-01-01T00:00:00Z");
  const year = fc.integer({ min: 0, max: 366 * 24 * 60 }).map((minutes) => from + minutes * 60_000);
  fc.assert(
    fc.property(year, fc.integer({ min: 14, max: 60 }), zones, (at, days, zone) => {
      const end = withdrawalEnd({ at, days, zone });
      const between = Date.parse(dayIn(zone, end)) - Date.parse(dayIn(zone, at));
      expect(between / DAY_MS).toBe(days);
      expect(dayIn(zone, end + 1)).not.toBe(dayIn(zone, end));
    }),
  );
});
