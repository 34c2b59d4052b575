import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Book, type BookedPayment, compareBooks } from "./compare-payments.ts";

const paid = (ref: string, amount: number, currency = "EUR") => ({ ref, amount: { amount, currency } });
const euro = (amount: number) => ({ amount, currency: "EUR" });

const book = (some: Partial<Book>): Book => ({ completed: [], refunded: [], charged_back: [], returned: [], ...some });
const compared = (ours: BookedPayment[], theirs: BookedPayment[]) =>
  compareBooks(book({ completed: ours }), book({ completed: theirs }));

test("what is the same in both books is no difference, in whatever order and however often it is named", () => {
  const payment = fc.record({ ref: fc.stringMatching(/^tr_[a-z]{1,3}$/), amount: fc.nat(100_000) });
  const all = fc.uniqueArray(payment, { selector: ({ ref }) => ref });
  fc.assert(
    fc.property(all, (payments) => {
      const ours = payments.map(({ ref, amount }) => paid(ref, amount));
      expect(compared(ours, [...ours.toReversed(), ...ours]).differences).toEqual([]);
      const amount = payments.reduce((sum, one) => sum + one.amount, 0);
      const sum = { count: payments.length, amount };
      const { sums } = compared(ours, ours);
      expect(sums).toEqual(
        payments.length === 0 ? [] : [{ kind: "completed", currency: "EUR", ours: sum, theirs: sum }],
      );
    }),
  );
});

test("ours only, theirs only and another amount are named, also where the sums are equal", () => {
  const kind = "completed";
  const { sums, differences } = compared(
    [paid("a", 500), paid("b", 300), paid("c", 200)],
    [paid("b", 400), paid("c", 200), paid("d", 400)],
  );
  const sum = { count: 3, amount: 1000 };
  expect(sums).toEqual([{ kind, currency: "EUR", ours: sum, theirs: sum }]);
  expect(differences).toEqual([
    { kind, ref: "a", ours: euro(500), theirs: null },
    { kind, ref: "b", ours: euro(300), theirs: euro(400) },
    { kind, ref: "d", ours: null, theirs: euro(400) },
  ]);
});

test("the same number in another currency is another amount", () => {
  const { sums, differences } = compared([paid("a", 500)], [paid("a", 500, "CHF")]);
  expect(differences).toHaveLength(1);
  expect(sums.map(({ currency }) => currency)).toEqual(["CHF", "EUR"]);
});

test("parts that went back of one payment are added up, and kinds are never held against each other", () => {
  const [whole, parts] = [[paid("a", 500)], [paid("a", 200), paid("a", 300)]];
  for (const kind of ["refunded", "charged_back", "returned"] as const) {
    expect(compareBooks(book({ [kind]: whole }), book({ [kind]: parts })).differences).toEqual([]);
    const twice = compareBooks(book({ [kind]: whole }), book({ [kind]: [...parts, ...parts] }));
    expect(twice.differences).toEqual([{ kind, ref: "a", ours: euro(500), theirs: euro(1000) }]);
  }
  const { differences } = compareBooks(book({ refunded: whole }), book({ charged_back: whole }));
  expect(differences.map(({ kind, ours }) => [kind, ours !== null])).toEqual([
    ["refunded", true],
    ["charged_back", false],
  ]);
});
