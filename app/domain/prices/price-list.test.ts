import fc from "fast-check";
import { expect, test } from "vitest";
import { bundle as bundleOfContract } from "../../contract/money/payments.ts";
import { bundlesOf, type DatedPrices, LEAST_AMOUNT, MOST_BUNDLES, priceMistakes, pricesAt } from "./price-list.ts";

const good = [
  { credits: 20, amount: 995 },
  { credits: 50, amount: 1995 },
];

const anyNumber = fc.oneof(fc.integer({ min: -5, max: 300 }), fc.double(), fc.constant(Number.NaN));
const anyList = fc.array(fc.record({ credits: anyNumber, amount: anyNumber }), { maxLength: 8 });
/** As many bundles as there may be, each dearer than the smaller ones, in any order. */
const goodList = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: LEAST_AMOUNT, max: 5000 })), {
    minLength: 1,
    maxLength: MOST_BUNDLES,
  })
  .chain((steps) => {
    let [credits, amount] = [0, 0];
    const list = steps.map(([more, dearer]) => ({ credits: (credits += more), amount: (amount += dearer) }));
    return fc.shuffledSubarray(list, { minLength: list.length });
  });

test("a good list has nothing wrong with it, in whichever order its bundles stand", () => {
  expect(priceMistakes(good)).toEqual([]);
  fc.assert(fc.property(goodList, (list) => void expect(priceMistakes(list)).toEqual([])));
});

test("what is wrong is said of the bundle that is wrong", () => {
  expect(priceMistakes([])).toEqual([{ field: "credits", code: "required" }]);
  expect(priceMistakes([{ credits: 0, amount: 1.5 }])).toEqual([
    { at: 0, field: "credits", code: "invalid" },
    { at: 0, field: "amount", code: "invalid" },
  ]);
  expect(priceMistakes([...good, { credits: 50, amount: 2995 }])).toEqual([
    { at: 2, field: "credits", code: "bundle_twice" },
  ]);
  expect(priceMistakes([...good, { credits: 120, amount: 1995 }])).toEqual([
    { at: 2, field: "amount", code: "price_too_low" },
  ]);
});

test("whatever passes is a list of whole amounts, of one to six sizes, in which more credits cost more", () => {
  fc.assert(
    fc.property(fc.oneof(anyList, goodList), (list) => {
      if (priceMistakes(list).length > 0) return;
      expect(list.length).toBeGreaterThanOrEqual(1);
      expect(list.length).toBeLessThanOrEqual(MOST_BUNDLES);
      const sorted = list.toSorted((one, other) => one.credits - other.credits);
      for (const [at, { credits, amount }] of sorted.entries()) {
        expect(Number.isSafeInteger(credits) && credits > 0).toBe(true);
        expect(Number.isSafeInteger(amount) && amount >= LEAST_AMOUNT).toBe(true);
        if (at === 0) continue;
        expect(credits).toBeGreaterThan(sorted[at - 1]?.credits ?? 0);
        expect(amount).toBeGreaterThan(sorted[at - 1]?.amount ?? 0);
      }
    }),
  );
});

test("members see whole amounts, the smallest bundle first, one best value, and no message dearer than said", () => {
  fc.assert(
    fc.property(goodList, fc.integer({ min: 0, max: 5 }), (list, cost) => {
      const seen = bundlesOf({ currency: "JPY", bundles: list }, cost).map((one) => bundleOfContract.parse(one));
      expect(seen.map(({ credits }) => credits)).toEqual(list.map(({ credits }) => credits).toSorted((a, b) => a - b));
      expect(seen.filter(({ best_value }) => best_value)).toHaveLength(list.length > 1 ? 1 : 0);
      for (const { credits, price, per_message } of seen) {
        const least = per_message.amount * credits - price.amount * Math.max(1, cost);
        expect(least >= 0 && least < credits).toBe(true);
      }
      const best = seen.find(({ best_value }) => best_value);
      for (const { credits, price } of best ? seen : [])
        expect((best?.price.amount ?? 0) * credits).toBeLessThanOrEqual(price.amount * (best?.credits ?? 0));
    }),
  );
});

test("of equally good bundles the smallest is the best value", () => {
  const bundles = [
    { credits: 10, amount: 100 },
    { credits: 20, amount: 200 },
  ];
  expect(bundlesOf({ currency: "EUR", bundles }, 1).map(({ best_value }) => best_value)).toEqual([true, false]);
});

function aList(number: number, from_at: number, country = "NL"): DatedPrices {
  return { number, country, from_at, currency: "EUR", bundles: good, vat_rate: 2100, methods: [] };
}

test("a list counts from its first millisecond until the next one begins, in its own country", () => {
  const lists = [aList(1, 100), aList(2, 300), aList(3, 200), aList(4, 150, "BE")];
  const counting = (now: number, country = "NL") => pricesAt(lists, country, now)?.number;
  expect([99, 100, 199, 200, 299, 300, 9999].map((now) => counting(now))).toEqual([undefined, 1, 1, 3, 3, 2, 2]);
  expect([149, 150].map((now) => counting(now, "BE"))).toEqual([undefined, 4]);
});

test("of two lists that begin together the one made later counts", () => {
  expect(pricesAt([aList(8, 100), aList(7, 100)], "NL", 100)?.number).toBe(8);
});
