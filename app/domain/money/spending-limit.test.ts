import { expect, test } from "vitest";
import { changeLimit, keepLimit, leftOf, limitNow, RAISE_AFTER_MS } from "./spending-limit.ts";

const eur = (amount: number) => ({ amount, currency: "EUR" });
const set = (amount: number) => ({ limit: eur(amount), next: null });

test("a first limit and a lower one count at once", () => {
  expect(changeLimit({ limit: null, next: null }, eur(2000), 5)).toEqual(set(2000));
  expect(changeLimit(set(2000), eur(1000), 5)).toEqual(set(1000));
});

test("a higher one, and none, count after a day and not a moment earlier", () => {
  for (const wanted of [eur(5000), null]) {
    const changed = changeLimit(set(2000), wanted, 5);
    expect(changed).toEqual({ limit: eur(2000), next: { limit: wanted, at: 5 + RAISE_AFTER_MS } });
    expect(limitNow(changed, 4 + RAISE_AFTER_MS).limit).toEqual(eur(2000));
    expect(limitNow(changed, 5 + RAISE_AFTER_MS)).toEqual({ limit: wanted, next: null });
  }
});

test("asked again the day goes on; another rise begins a new one; the same limit and a lower one put the rise away", () => {
  const rising = changeLimit(set(2000), eur(5000), 0);
  expect(changeLimit(rising, eur(5000), 99)).toEqual(rising);
  expect(changeLimit(rising, eur(6000), 99).next?.at).toBe(99 + RAISE_AFTER_MS);
  expect(changeLimit(rising, eur(2000), 99)).toEqual(set(2000));
  expect(changeLimit(rising, eur(1000), 99)).toEqual(set(1000));
});

test("the limit that is kept is the one of now, and nothing is to come", () => {
  const rising = changeLimit(set(2000), eur(5000), 0);
  expect(keepLimit(rising, 99)).toEqual(set(2000));
  expect(keepLimit(rising, RAISE_AFTER_MS), "it has come").toEqual(set(5000));
});

test("another currency counts as higher, and nothing of it is left meanwhile", () => {
  const sek = { amount: 1000, currency: "SEK" };
  expect(changeLimit(set(2000), sek, 0).next?.limit).toEqual(sek);
  expect(leftOf(eur(2000), sek)).toBe(0);
});

test("what is left is never below nothing", () => {
  expect([leftOf(eur(2000), eur(500)), leftOf(eur(2000), eur(2500)), leftOf(null, eur(1))]).toEqual([1500, 0, null]);
});
