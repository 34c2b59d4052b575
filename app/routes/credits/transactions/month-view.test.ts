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

test("a movement says what was paid for it or went back, beside its moment", () => {
  const base = { at: "2026-05-01T10:00:00Z", credits: 20, balance: 20 };
  const paid = (amount: number) => ({ amount, currency: "EUR" });
  const movements = [
    { ...base, kind: "refund", change: -20, paid: paid(-995) },
    { ...base, kind: "payment", change: 20, paid: paid(995) },
    { ...base, kind: "message", change: -1 },
  ];
  const found = monthView({ payments: [], movements, month: "2026-05", months: ["2026-05"] }, place);
  const [back, bought, message] = found?.movements.map(({ moment }) => moment.replaceAll("\u00A0", " ")) ?? [];
  expect([back, bought]).toEqual([`€ 9,95, ${message}`, `€ 9,95, ${message}`]);
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
