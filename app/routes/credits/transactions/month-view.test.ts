import { expect, test } from "vitest";
import { monthView } from "./month-view.server.ts";

const place = { locale: "nl", zone: "Europe/Amsterdam" };
const view = (month: string, months: string[]) => monthView({ payments: [], movements: [], month, months }, place);

test("a month leads to the one before and after it, and the first and last of all", () => {
  const months = ["2026-11", "2026-10", "2026-08", "2026-05", "2026-04", "2026-03", "2025-12"];
  expect(view("2026-05", months)).toMatchObject({
    name: "mei 2026",
    later: { month: "2026-08", name: "augustus 2026" },
    earlier: { month: "2026-04" },
  });
  expect(view("2026-11", months)?.months.map(({ month }) => month)).toEqual([
    "2026-11",
    "2026-10",
    "2026-08",
    "2025-12",
  ]);
  expect(view("2026-11", months)).toMatchObject({ later: undefined });
  expect(view("2025-12", months)).toMatchObject({ earlier: undefined });
});

test("a month without movements stands among those that have some", () => {
  expect(view("2026-09", ["2026-11", "2026-08"])).toMatchObject({
    later: { month: "2026-11" },
    earlier: { month: "2026-08" },
    isFirst: false,
  });
});

test("where there is only one month, or an API that has none, no way leads anywhere", () => {
  expect(view("2026-11", ["2026-11"])).toMatchObject({ months: [], later: undefined, earlier: undefined });
  expect(view("2026-11", [])).toMatchObject({ months: [], isFirst: true });
  expect(monthView({ payments: [] }, place)).toBeUndefined();
});
