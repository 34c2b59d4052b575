import { expect, test } from "vitest";
import { wantedAges } from "./wanted-ages.ts";

const today = "2026-11-22";
const wanted = (min: number | null, max: number | null, born = "1960-05-01") =>
  wantedAges({ min, max }, { born, today });

test("who chose nothing looks for ten years around their own age", () => {
  expect(wanted(null, null)).toEqual({ min: 56, max: 76 });
  expect(wanted(null, null, "2006-05-01")).toEqual({ min: 18, max: 30 });
  expect(wanted(null, null, "1910-05-01")).toEqual({ min: 106, max: 120 });
});

test("what was chosen counts, and the other end never crosses it", () => {
  expect(wanted(50, 60)).toEqual({ min: 50, max: 60 });
  expect(wanted(80, null)).toEqual({ min: 80, max: 80 });
  expect(wanted(null, 40)).toEqual({ min: 40, max: 40 });
});

test("a site's bound takes the place of one's own for who chose nothing, and leaves as many years as for anybody", () => {
  const here = (site: object, born: string, min: number | null = null) =>
    wantedAges({ min, max: null }, { born, today, site });
  expect(here({ min_age: 60 }, "1985-05-01")).toEqual({ min: 60, max: 80 });
  expect(here({ min_age: 60 }, "1946-05-01")).toEqual({ min: 60, max: 90 });
  expect(here({ max_age: 65 }, "1966-05-01")).toEqual({ min: 45, max: 65 });
  expect(here({ max_age: 65 }, "1981-05-01")).toEqual({ min: 35, max: 65 });
  expect(here({}, "1960-05-01")).toEqual({ min: 56, max: 76 });
  expect(here({ min_age: 60 }, "1985-05-01", 50)).toEqual({ min: 50, max: 51 });
});
