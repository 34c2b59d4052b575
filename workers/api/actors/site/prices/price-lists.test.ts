import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import type { PaymentMethod } from "../../../../../app/contract/money/payments.ts";
import { accept, refuse } from "../../../../../app/domain/result.ts";
import { actors, aMember, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { inObject, inStub, objects } from "../../../../../tests/workers/deletion-fixtures.ts";
import { receiptsOf } from "../../member/money/receipts/receipts.ts";
import { bundleById } from "./prices.ts";
import { pricesIn } from "./current-prices.ts";
import { PRICES_LEAD } from "./price-calls.ts";

const act = { operator: { id: "olga", name: "Olga" }, why: "a test of prices" };
const { prices } = actors.site();
/** Each test has a country of its own: the tests of a file share one site. */
const bundles = [
  { credits: 20, amount: 1095 },
  { credits: 60, amount: 2495 },
];
const terms = { vat_rate: 2100, methods: ["ideal", "paypal"] as PaymentMethod[] };

/** Plans a list for a country after the latest that it has. */
async function plan(country: string, wishes: object = {}) {
  const seen = (await prices.ofCountry(country))[0]?.number ?? 0;
  return prices.plan({ key: crypto.randomUUID(), country, currency: "EUR", bundles, ...terms, seen, ...wishes }, act);
}

/** Settings and lists are kept by the site's name; each test has a name of its own. */
const aCall = () => ({ actors, site: crypto.randomUUID() });

const amountsIn = async (call: ReturnType<typeof aCall>, country: string) =>
  (await pricesIn(call, country)).bundles.map(({ price }) => price.amount);

test("a country has the site's first list until another one begins, to the millisecond, also in a cache that is full", async () => {
  onTestFinished(() => moveClock(0));
  const [call, from_at] = [aCall(), clock.now() + 3_600_000];
  valueOf(await plan("NL", { from_at }));
  const before = [995, 1995, 3995, 7995];
  expect(await amountsIn(call, "NL")).toEqual(before);
  moveClock(clock.offset() + from_at - clock.now() - 2000);
  expect(await amountsIn(call, "NL")).toEqual(before);
  moveClock(clock.offset() + 2000);
  expect(await amountsIn(call, "NL")).toEqual([1095, 2495]);
  expect(await amountsIn(call, "BE")).toEqual(before);
});

test("a list that begins at once begins when everybody has heard of it", async () => {
  onTestFinished(() => moveClock(0));
  const heard = aCall();
  await amountsIn(heard, "DE");
  const made = clock.now();
  const { from_at } = valueOf(await plan("DE"));
  expect(from_at - made).toBeGreaterThanOrEqual(PRICES_LEAD);
  moveClock(clock.offset() + PRICES_LEAD - 1500);
  expect(await amountsIn(heard, "DE")).toHaveLength(4);
  moveClock(clock.offset() + 1500);
  expect(await amountsIn(heard, "DE")).toEqual([1095, 2495]);
});

test("the price that is shown is the price that is ordered, at every moment around the change", async () => {
  onTestFinished(() => moveClock(0));
  const anna = await aMember();
  const call = aCall();
  const from_at = clock.now() + 3_600_000;
  valueOf(await plan("FR", { from_at }));
  const around = fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: 0, max: 3000 }));
  await fc.assert(
    fc.asyncProperty(around, async ([at, later]) => {
      moveClock(clock.offset() + from_at + at - clock.now());
      const shown = bundleById(await pricesIn(call, "FR"), "20");
      moveClock(clock.offset() + later);
      const now = bundleById(await pricesIn(call, "FR"), "20");
      if (!shown || !now) throw new Error("the bundle is sold before and after");
      const order = { payment_id: crypto.randomUUID(), bundle: "20", credits: 20, payment_method: "paypal" as const };
      const ordered = await anna.stub.money.preparePayment(anna.token, {
        ...order,
        amount: now.price,
        shown: shown.price,
      });
      if (shown.price.amount === now.price.amount) expect(valueOf(ordered).amount).toEqual(shown.price);
      else expect(ordered).toEqual(refuse("price_changed", { price: now.price }));
      if (ordered.ok) await anna.stub.money.failPayment(anna.token, order.payment_id);
    }),
    { numRuns: 25 },
  );
});

test("VAT and ways to pay change with the list; an order keeps the rate that it was made at, whatever its receipt finds", async () => {
  onTestFinished(() => moveClock(0));
  const [call, from_at] = [aCall(), clock.now() + 3_600_000];
  const first = await pricesIn(call, "FI");
  expect(first).toMatchObject({ vat_rate: 2550, payment_methods: ["creditcard", "paypal", "applepay", "sct"] });
  valueOf(await plan("FI", { from_at, vat_rate: 1450, methods: ["others"] }));
  const anna = await aMember({ country: "FI" });
  const buy = async () => {
    const { vat_rate, country } = await pricesIn(call, "FI");
    const order = { payment_id: crypto.randomUUID(), bundle: "20", credits: 20, payment_method: "paypal" as const };
    const amount = { amount: 995, currency: "EUR" };
    valueOf(await anna.stub.money.preparePayment(anna.token, { ...order, amount, vat: { rate: vat_rate, country } }));
    return { payment_id: order.payment_id, amount, status: "completed" as const, revision: 0 };
  };
  const before = await buy();
  moveClock(clock.offset() + from_at - clock.now());
  expect(await pricesIn(call, "FI")).toMatchObject({ vat_rate: 1450, payment_methods: ["others"] });
  const after = await buy();
  for (const paid of [before, after]) valueOf(await anna.stub.money.settlePayment(paid));
  const receipts = async ({ payment_id }: typeof before) => inObject(anna, (sql) => receiptsOf(sql, payment_id));
  expect(await receipts(before)).toMatchObject([{ vat_rate: 2550, net: 793, vat: 202 }]);
  expect(await receipts(after)).toMatchObject([{ vat_rate: 1450, net: 869, vat: 126 }]);
});

test("a list of an earlier build, without VAT and methods, has those that its country began with", async () => {
  const { number } = valueOf(await plan("PL", { vat_rate: 0, methods: [] }));
  expect((await prices.ofCountry("PL"))[0]).toMatchObject({ vat_rate: 0, methods: [] });
  await inStub(objects.SITE.getByName("tests"), (sql) =>
    sql.exec("UPDATE price_lists SET vat_rate = NULL, methods = NULL WHERE number = ?", number),
  );
  const [first] = await prices.ofCountry("PL");
  expect(first).toMatchObject({ number, vat_rate: 2300, methods: ["creditcard", "paypal", "applepay"] });
});

test("an order keeps its price, and again it is the same order whatever the price is now", async () => {
  const anna = await aMember();
  const price = { amount: 995, currency: "EUR" };
  const order = { payment_id: crypto.randomUUID(), bundle: "20", credits: 20, payment_method: "ideal" as const };
  const first = await anna.stub.money.preparePayment(anna.token, { ...order, amount: price, shown: price });
  const dearer = { amount: 1095, currency: "EUR" };
  expect(await anna.stub.money.preparePayment(anna.token, { ...order, amount: dearer, shown: dearer })).toEqual(first);
  expect(valueOf(first).amount).toEqual(price);
});

test("a form sent twice is one list, and two operators do not overwrite each other", async () => {
  const key = crypto.randomUUID();
  const first = await plan("IT", { key, seen: 0 });
  expect(await plan("IT", { key, seen: 0 })).toEqual(first);
  for (const other of [{ currency: "CHF" }, { vat_rate: 2200 }, { methods: ["paypal"] }])
    expect(await plan("IT", { key, seen: 0, ...other })).toEqual(refuse("key_reused"));
  expect(await plan("IT", { seen: 0 })).toEqual(refuse("decision_changed"));
  expect(await prices.ofCountry("IT")).toHaveLength(1);
});

test("a list of the past is not made, and one that has begun or is about to is not withdrawn", async () => {
  onTestFinished(() => moveClock(0));
  expect(await plan("ES", { from_at: clock.now() - 1 })).toEqual(
    refuse("invalid_input", { fields: { from: "day_over" } }),
  );
  const from_at = clock.now() + 3_600_000;
  const { number } = valueOf(await plan("ES", { from_at }));
  const other = valueOf(await plan("ES", { from_at: from_at + 1 }));
  expect(await prices.withdraw(other.number, act)).toEqual(accept());
  expect(await prices.withdraw(other.number, act)).toEqual(accept());
  moveClock(clock.offset() + from_at - clock.now() - PRICES_LEAD + 1);
  expect(await prices.withdraw(number, act)).toEqual(refuse("too_late"));
  expect(await prices.withdraw(999_999, act)).toEqual(refuse("not_found"));
  moveClock(clock.offset() + 3_600_000);
  expect(await amountsIn(aCall(), "ES")).toEqual([1095, 2495]);
  const [withdrawn] = await prices.ofCountry("ES");
  expect(withdrawn).toMatchObject({ number: other.number, withdrawn_by: "Olga", withdrawn_why: "a test of prices" });
  const { rows } = await actors.site().queues.audit();
  expect(rows.filter(({ why }) => why === `ES ${other.number}: a test of prices`).map(({ action }) => action)).toEqual([
    "prices_withdrawn",
    "prices_planned",
  ]);
});
