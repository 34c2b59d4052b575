import { expect, test } from "vitest";
import { collectionDay, debitLimit } from "./direct-debit.ts";

test("a debit is announced two days of banks before, over weekends and holidays", () => {
  expect(collectionDay("2026-11-23")).toBe("2026-11-25");
  expect(collectionDay("2026-11-26"), "a Thursday").toBe("2026-11-30");
  expect(collectionDay("2026-11-28"), "a Saturday").toBe("2026-12-01");
  expect(collectionDay("2026-12-23"), "before Christmas").toBe("2026-12-28");
  expect(collectionDay("2026-12-30")).toBe("2027-01-04");
});

test("two debits are under way at most, and 200 euros in thirty days", () => {
  expect(debitLimit({ open: 1, amount: 0 }, 7995)).toBeUndefined();
  expect(debitLimit({ open: 2, amount: 0 }, 1)).toBe("open");
  expect(debitLimit({ open: 0, amount: 12_005 }, 7995)).toBeUndefined();
  expect(debitLimit({ open: 0, amount: 12_006 }, 7995)).toBe("amount");
});
