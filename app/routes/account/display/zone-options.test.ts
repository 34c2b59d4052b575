import { expect, test } from "vitest";
import { automaticZone, zoneOptions } from "./zone-options.ts";

const when = { now: "2026-05-01T12:05:00Z", locale: "nl" };
const member = (country: string, time_zone?: string) => ({ time_zone, profile: { country } });

test("a zone is told by its country, its city and the time there", () => {
  expect(zoneOptions(member("NL"), when)).toContainEqual({
    value: "America/St_Johns",
    label: "Canada, St Johns – 09:35",
  });
  expect(automaticZone(member("GB"), when)).toEqual({ city: "London", time: "13:05" });
});

test("the zone of somebody who lives elsewhere can be kept", () => {
  const values = (zone?: string) => zoneOptions(member("NL", zone), when).map(({ value }) => value);
  expect(values("Asia/Tokyo")).toContain("Asia/Tokyo");
  expect(values("Mars/Olympus")).toEqual(values());
  expect(values("Europe/Paris")).toEqual(values());
});
