import { expect, test } from "vitest";
import { countries } from "./languages.ts";
import { zoneOf } from "./time-zone.ts";

test("every country of the site has a zone that the platform knows", () => {
  for (const country of countries) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zoneOf(country) })).not.toThrow();
  }
});

test("a country we do not serve has the zone of the site's home", () => {
  expect(zoneOf("JP")).toBe("Europe/Amsterdam");
});
