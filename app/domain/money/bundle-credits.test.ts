import fc from "fast-check";
import { expect, test } from "vitest";
import { refundFor, unusedCredits, type CreditFacts } from "./bundle-credits.ts";

const bundle = (payment_id: string, credits: number, closed = false) => ({ payment_id, credits, closed });

test("free credits are used first, then the oldest bundle", () => {
  const facts = { bundles: [bundle("a", 20), bundle("b", 50)], free: 5, used: 8 };
  expect([...unusedCredits(facts)]).toEqual([
    ["a", 17],
    ["b", 50],
  ]);
  expect([...unusedCredits({ ...facts, used: 30 })]).toEqual([
    ["a", 0],
    ["b", 45],
  ]);
});

test("what was used of a bundle that is given back is not taken from the next one", () => {
  const facts = { bundles: [bundle("a", 3, true), bundle("b", 50)], free: 0, used: 3 };
  expect([...unusedCredits(facts)]).toEqual([["b", 50]]);
});

test("who owes credits has used what came later", () => {
  expect([...unusedCredits({ bundles: [bundle("a", 0, true), bundle("b", 20)], free: 0, used: 5 })]).toEqual([
    ["b", 15],
  ]);
});

const facts: fc.Arbitrary<CreditFacts> = fc.record({
  bundles: fc
    .array(fc.record({ credits: fc.nat(300), closed: fc.boolean() }), { maxLength: 8 })
    .map((list) => list.map((one, at) => ({ ...one, payment_id: String(at) }))),
  free: fc.nat(20),
  used: fc.nat(900),
});

test("of each bundle no more is unused than it has, and of all together no more than is left", () => {
  fc.assert(
    fc.property(facts, (one) => {
      const unused = unusedCredits(one);
      const all = one.bundles.reduce((sum, { credits }) => sum + credits, one.free);
      const rest = [...unused.values()].reduce((sum, credits) => sum + credits, 0);
      expect(rest).toBeLessThanOrEqual(Math.max(0, all - one.used));
      for (const { payment_id, credits, closed } of one.bundles) {
        const left = unused.get(payment_id);
        if (closed) expect(left).toBeUndefined();
        else expect(left).toBeGreaterThanOrEqual(0);
        expect(left ?? 0).toBeLessThanOrEqual(credits);
      }
    }),
  );
});

test("no bundle is begun while an older one has something left", () => {
  fc.assert(
    fc.property(facts, (one) => {
      const open = one.bundles.filter(({ closed }) => !closed);
      const unused = unusedCredits(one);
      const begun = open.findLastIndex(({ payment_id, credits }) => (unused.get(payment_id) ?? 0) < credits);
      for (const { payment_id } of open.slice(0, Math.max(0, begun))) expect(unused.get(payment_id)).toBe(0);
    }),
  );
});

test("one more credit used gives back no more, and one that comes back no less", () => {
  fc.assert(
    fc.property(facts, (one) => {
      const [before, after] = [unusedCredits(one), unusedCredits({ ...one, used: one.used + 1 })];
      for (const [id, left] of after) expect(left).toBeLessThanOrEqual(before.get(id) ?? 0);
    }),
  );
});

test("a refund is the unused share to the cent, rounded up, and never more than was paid", () => {
  expect(refundFor({ amount: 995, credits: 20, unused: 17 })).toBe(846);
  expect(refundFor({ amount: 995, credits: 20, unused: 20 })).toBe(995);
  expect(refundFor({ amount: 995, credits: 20, unused: 0 })).toBe(0);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (amount, credits, some) => {
      const unused = Math.min(some, credits);
      const back = refundFor({ amount, credits, unused });
      expect(Number.isInteger(back)).toBe(true);
      expect(back).toBeLessThanOrEqual(amount);
      expect(back * credits).toBeGreaterThanOrEqual(amount * unused);
      expect((back - 1) * credits).toBeLessThan(amount * unused);
    }),
  );
});
