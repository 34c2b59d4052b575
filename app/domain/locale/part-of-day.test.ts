import { expect, test } from "vitest";
import { partOfDay } from "./part-of-day.ts";

test("the same moment is another part of the day elsewhere", () => {
  const at = (time: string, zone: string) => partOfDay(`2026-07-01T${time}:00Z`, zone);
  expect(at("06:00", "Europe/Amsterdam")).toBe("morning");
  expect(at("06:00", "Pacific/Auckland")).toBe("evening");
  expect(at("06:00", "America/New_York")).toBe("evening");
  expect([at("02:59", "UTC"), at("05:00", "UTC"), at("11:59", "UTC")]).toEqual(["evening", "morning", "morning"]);
  expect([at("12:00", "UTC"), at("17:59", "UTC"), at("18:00", "UTC")]).toEqual(["afternoon", "afternoon", "evening"]);
  expect(at("00:00", "UTC")).toBe("evening");
});
