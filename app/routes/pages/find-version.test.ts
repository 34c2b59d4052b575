import { expect, test } from "vitest";
import { findVersion } from "./find-version.ts";

const TEXTS = ["2023-12-01T12:00:00.000Z", "2025-06-01T10:00:00.000Z", "2026-07-01T10:00:00.000Z"];
const NOW = Date.parse("2026-03-05T14:00:00Z");

const find = (version?: string, added?: string) => findVersion({ version, added, now: NOW, locale: "nl" }, TEXTS);

test("the page shows what holds now, and leads to the earlier version and the one to come", () => {
  expect(find()).toEqual({
    day: "2025-06-01",
    date: "1 juni 2025",
    upcoming: false,
    others: [
      { day: "2026-07-01", date: "1 juli 2026" },
      { day: "2023-12-01", date: "1 december 2023" },
    ],
  });
});

test("each version has its address, and no other day has one; what was replaced says until when it held", () => {
  expect(find("2023-12-01")).toMatchObject({ date: "1 december 2023", until: "1 juni 2025", upcoming: false });
  expect(find("2026-07-01")).toMatchObject({ day: "2026-07-01", upcoming: true });
  for (const version of ["2024-01-01", "2025-06-01T10:00:00.000Z", ""]) expect(find(version)).toBeUndefined();
});

test("the date is that of the company where it is later", () => {
  expect(find(undefined, "2025-08-03T09:00:00Z")).toMatchObject({ day: "2025-06-01", date: "3 augustus 2025" });
});

test("a text that was replaced before the company was added was never its own", () => {
  const added = "2025-08-03T09:00:00Z";
  expect(find("2023-12-01", added)).toBeUndefined();
  expect(find(undefined, added)?.others).toEqual([{ day: "2026-07-01", date: "1 juli 2026" }]);
});
