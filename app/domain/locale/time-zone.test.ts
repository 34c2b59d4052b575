import { expect, test } from "vitest";
import { countries } from "./languages.ts";
import { isTimeZone, readersZone, zoneOf, zonesToChoose } from "./time-zone.ts";

test("every country of the site has a zone that the platform knows", () => {
  for (const country of countries) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zoneOf(country) })).not.toThrow();
  }
});

test("a country we do not serve has the zone of the site's home", () => {
  expect(zoneOf("JP")).toBe("Europe/Amsterdam");
});

test("every zone to choose is one, and stands there once", () => {
  const offered = zonesToChoose().map(({ zone }) => zone);
  expect(offered.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
});

test("a member reads times in the zone they chose, else in their country's", () => {
  const profile = { country: "US" };
  expect(readersZone({ time_zone: "America/Denver", profile })).toBe("America/Denver");
  for (const time_zone of [null, undefined, "", "Mars/Olympus"]) {
    expect(readersZone({ time_zone, profile })).toBe("America/New_York");
  }
});
