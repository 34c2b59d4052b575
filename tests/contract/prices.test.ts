import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listBundles, paymentMethods, startPayment } from "../../app/contract/money/payments.ts";
import {
  inspectPrices,
  listPrices,
  planPrices,
  withdrawPrices,
} from "../../app/contract/operators/money/operator-prices.ts";
import { getSettings } from "../../app/contract/site.ts";
import { decideTestPayment } from "../../app/contract/development.ts";
import { rateOf } from "../../app/domain/receipt.ts";
import { caller, refusal } from "./caller.ts";
import { aMember } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";
import { anOrder, aPayment, refOf } from "./fixtures/payments.ts";
import { aPriceList, aPriceListOrder } from "./fixtures/prices.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

test("operators see every country's prices as its members see them", async () => {
  const olga = await anOperator();
  const { countries } = await olga.callOrThrow(listPrices);
  const own = await olga.callOrThrow(inspectPrices, { country: "NL" });
  const seen = await caller().callOrThrow(listBundles, { country: "NL" });
  expect(own.bundles).toEqual(seen.bundles);
  expect(own.vat_rate).toBe(rateOf(seen.vat));
  // Who is signed in to nothing gave no mandate.
  expect(own.payment_methods.filter((method) => method !== "sdd")).toEqual(seen.payment_methods);
  expect(own.provider_methods?.toSorted()).toEqual(paymentMethods.toSorted());
  expect(countries.find(({ country }) => country === "NL")?.bundles).toEqual(seen.bundles);
  expect(refusal(await olga.call(inspectPrices, { country: "JP" }))).toBe("not_found");
});

test("the settings' price of a message is that of the country's best bundle", async () => {
  const { settings } = await caller().callOrThrow(getSettings);
  for (const country of ["NL", "SE", "CH"]) {
    const { bundles } = await caller().callOrThrow(listBundles, { country });
    const costs = Math.min(...bundles.map(({ per_message }) => per_message.amount));
    expect(settings.minimum_message_costs?.[country]).toEqual({ costs, currency: bundles[0]?.price.currency });
  }
});

test("a planned list waits, is withdrawn once, and both stand in its history", async () => {
  const olga = await anOperator();
  const number = await aPriceList(olga);
  const find = async () => {
    const { lists } = await olga.callOrThrow(inspectPrices, { country: "CA" });
    return lists.find((list) => list.number === number);
  };
  expect(await find()).toMatchObject({ state: "planned", from: "2098-01-01T00:00:00.000Z", why: "a test of prices" });
  expect(await find()).toMatchObject({ vat_rate: 500, payment_methods: ["creditcard", "paypal"] });
  for (let time = 0; time < 2; time += 1) await olga.callOrThrow(withdrawPrices, { number, why: "a mistake" });
  expect(await find()).toMatchObject({ state: "withdrawn", withdrawn: { why: "a mistake" } });
  expect(refusal(await olga.call(withdrawPrices, { number: 999_999, why: "a mistake" }))).toBe("not_found");
});

test("a list that makes no sense is not made, and what is wrong is named", async () => {
  const olga = await anOperator();
  const wrong: [object, Record<string, string>][] = [
    [{ currency: "ABC" }, { currency: "choose_one" }],
    [{ from: "2020-01-01T00:00:00.000Z" }, { from: "day_over" }],
    [{ vat_rate: 5001 }, { vat_rate: "vat_invalid" }],
    [{ vat_rate: 25.5 }, { vat_rate: "vat_invalid" }],
    [{ bundles: [{ credits: 20, amount: 0 }] }, { "bundles.0.amount": "invalid" }],
    [
      {
        bundles: [
          { credits: 50, amount: 995 },
          { credits: 20, amount: 995 },
        ],
      },
      { "bundles.0.amount": "price_too_low" },
    ],
    [
      {
        bundles: [
          { credits: 20, amount: 995 },
          { credits: 20, amount: 1095 },
        ],
      },
      { "bundles.1.credits": "bundle_twice" },
    ],
  ];
  for (const [part, fields] of wrong) {
    const answer = await olga.call(planPrices, await aPriceListOrder(olga, part));
    expect(answer, JSON.stringify(part)).toMatchObject({ ok: false, problem: { error: "invalid_input", fields } });
  }
  expect(refusal(await olga.call(planPrices, await aPriceListOrder(olga, { country: "NL", seen: 77 })))).toBe(
    "decision_changed",
  );
});

test("an order at another price than was shown is refused with the price of now, and nothing is ordered", async () => {
  const anna = await aMember();
  const [bundle] = (await anna.api.callOrThrow(listBundles)).bundles;
  const order = await anOrder(anna.api, { price: { amount: 1, currency: "EUR" } });
  expect(await anna.api.call(startPayment, order)).toMatchObject({
    ok: false,
    problem: { error: "price_changed", price: bundle?.price },
  });
  const { payment } = await anna.api.callOrThrow(startPayment, { ...order, price: bundle?.price });
  expect(payment.amount).toEqual(bundle?.price);
});

test("what was bought last can be ordered again once it is paid", async () => {
  const anna = await aMember();
  expect((await anna.api.callOrThrow(listBundles)).last_order).toBeNull();
  const payment = await aPayment(anna.api, { payment_id: randomUUID(), bundle: "50", payment_method: "paypal" });
  expect((await anna.api.callOrThrow(listBundles)).last_order).toBeNull();
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  await aPayment(anna.api, { bundle: "20" });
  expect((await anna.api.callOrThrow(listBundles)).last_order).toMatchObject({
    bundle: "50",
    credits: 50,
    payment_method: "paypal",
  });
  expect((await caller().callOrThrow(listBundles)).last_order).toBeUndefined();
});
