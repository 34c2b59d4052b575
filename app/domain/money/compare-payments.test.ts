import * as fc from "fast-check";
import { expect, test } from "vitest";
import { comparePayments } from "./compare-payments.ts";

const paid = (ref: string, amount: number, currency = "EUR") => ({ ref, amount: { amount, currency } });

test("what is the same in both books is no difference, in whatever order and however often it is named", () => {
  const payment = fc.record({ ref: fc.stringMatching(/^tr_[a-z]{1,3}$/), amount: fc.nat(100_000) });
  const book = fc.uniqueArray(payment, { selector: ({ ref }) => ref });
  fc.assert(
    fc.property(book, (payments) => {
      const ours = payments.map(({ ref, amount }) => paid(ref, amount));
      expect(comparePayments(ours, [...ours.toReversed(), ...ours]).differences).toEqual([]);
      const amount = payments.reduce((sum, one) => sum + one.amount, 0);
      const sum = { count: payments.length, amount };
      const { sums } = comparePayments(ours, ours);
      expect(sums).toEqual(payments.length === 0 ? [] : [{ currency: "EUR", ours: sum, theirs: sum }]);
    }),
  );
});

test("ours only, theirs only and another amount are named, also where the sums are equal", () => {
  const { sums, differences } = comparePayments(
    [paid("a", 500), paid("b", 300), paid("c", 200)],
    [paid("b", 400), paid("c", 200), paid("d", 400)],
  );
  expect(sums).toEqual([{ currency: "EUR", ours: { count: 3, amount: 1000 }, theirs: { count: 3, amount: 1000 } }]);
  const euro = (amount: number) => ({ amount, currency: "EUR" });
  expect(differences).toEqual([
    { ref: "a", ours: euro(500), theirs: null },
    { ref: "b", ours: euro(300), theirs: euro(400) },
    { ref: "d", ours: null, theirs: euro(400) },
  ]);
});

test("the same number in another currency is another amount", () => {
  const { sums, differences } = comparePayments([paid("a", 500)], [paid("a", 500, "CHF")]);
  expect(differences).toHaveLength(1);
  expect(sums.map(({ currency }) => currency)).toEqual(["CHF", "EUR"]);
});
