import { expect, test } from "vitest";
import { withdrawalDays, withdrawalEnd } from "./withdrawal.ts";

test("a site may give more days than the law, never fewer", () => {
  expect([0, 7, 14, 30].map(withdrawalDays)).toEqual([14, 14, 14, 30]);
});

test("the last day counts to its end where the member lives", () => {
  const at = Date.parse("2026-03-20T23:30:00Z");
  const end = withdrawalEnd({ at, days: 14, zone: "Europe/Amsterdam" });
  expect(new Date(end).toISOString()).toBe("2026-04-04T21:59:59.999Z");
});
