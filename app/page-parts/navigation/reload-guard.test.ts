import { expect, test } from "vitest";
import { keepReload, reloadedLately } from "./reload-guard.ts";

const NOON = Date.UTC(2026, 4, 1, 12);

function aStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test("a browser that has not reloaded yet may do so", () => {
  expect(reloadedLately({ storage: aStorage(), now: NOON })).toBe(false);
});

test("for 60 seconds after a reload there is no second one", () => {
  const storage = aStorage();
  keepReload({ storage, now: NOON });
  const lately = [0, 59_999, 60_000].map((later) => reloadedLately({ storage, now: NOON + later }));
  expect(lately).toEqual([true, true, false]);
});
