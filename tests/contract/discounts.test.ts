import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getDiscountCode, offerDeletionDiscount } from "../../app/contract/money/discounts.ts";
import { getCompanyInfo } from "../../app/contract/site.ts";
import { listBundles, paymentWebhook, startPayment } from "../../app/contract/money/payments.ts";
import {
  inspectDiscount,
  listDiscounts,
  makeDiscount,
  stopDiscount,
} from "../../app/contract/operators/money/operator-discounts.ts";
import { operatorAudit } from "../../app/contract/operators/operators.ts";
import { eventually } from "../support/eventually.ts";
import { caller, refusal } from "./caller.ts";
import { aDiscountCode, aDiscountOrder } from "./fixtures/discounts.ts";
import { aMember, aReadyMember, type ApiMember } from "./fixtures/members.ts";
import { anOperator } from "./fixtures/operators.ts";
import { anOrder, aPayment, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const why = "a test of discounts";

const asked = ({ api }: ApiMember, query: object) => api.call(getDiscountCode, query);

test("a code has the fields of the spec, whatever its capitals, and using it is no use yet", async () => {
  const [olga, anna] = [await anOperator(), await aMember()];
  const code = await aDiscountCode(olga, { paymentmethods: ["paypal"], max_uses: 5 });
  const { discountcode } = await anna.api.callOrThrow(getDiscountCode, { code: ` ${code.toLowerCase()} ` });
  expect(discountcode).toEqual({
    code,
    country: null,
    user_id: null,
    expires: null,
    value_percentage: 20,
    currency: null,
    minimum_order_value: null,
    status: "active",
    validity: "once_per_user",
    expired: false,
    paymentmethods: ["paypal"],
  });
  expect((await olga.callOrThrow(inspectDiscount, { code })).discountcode.uses).toBe(0);
});

test("the price is less by the percentage, in the member's favour, and one use is counted when it is paid", async () => {
  const [olga, anna] = [await anOperator(), await aMember()];
  const code = await aDiscountCode(olga);
  const [bundle] = (await anna.api.callOrThrow(listBundles)).bundles;
  const payment = await aPayment(anna.api, { discount_code: code.toLowerCase() });
  const full_price = bundle?.price ?? { amount: 0, currency: "" };
  expect(payment.amount.amount).toBe(Math.floor((full_price.amount * 80) / 100));
  expect(payment.discount).toEqual({ code, value_percentage: 20, full_price });
  expect(refusal(await anna.api.call(startPayment, await anOrder(anna.api, { discount_code: code })))).toBe(
    "discount_open",
  );
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  await Promise.all(Array.from({ length: 10 }, () => caller().call(paymentWebhook, { id: refOf(payment) })));
  expect(refusal(await asked(anna, { code }))).toBe("discount_used");
  expect(refusal(await anna.api.call(startPayment, await anOrder(anna.api, { discount_code: code })))).toBe(
    "discount_used",
  );
  await eventually("the use is counted", async () => {
    return (await olga.callOrThrow(inspectDiscount, { code })).discountcode.uses === 1;
  });
});

test("whoever may not use a code is told why, and no payment begins", async () => {
  const [olga, anna, bert] = [await anOperator(), await aMember(), await aMember()];
  const codes = {
    discount_not_found: "NOBODY-MADE-THIS",
    discount_country: await aDiscountCode(olga, { country: "NZ" }),
    discount_user: await aDiscountCode(olga, { user_id: bert.id }),
    discount_method: await aDiscountCode(olga, { paymentmethods: ["others"] }),
    discount_minimum: await aDiscountCode(olga, { minimum_order_value: 1_000_000, currency: "EUR" }),
  };
  for (const [problem, discount_code] of Object.entries(codes)) {
    const order = await anOrder(anna.api, { discount_code });
    expect(refusal(await anna.api.call(startPayment, order)), problem).toBe(problem);
    const { bundle, payment_method } = order;
    expect(refusal(await asked(anna, { code: discount_code, bundle, payment_method })), problem).toBe(problem);
  }
  const minimum = await asked(anna, { code: codes.discount_minimum, bundle: "20" });
  expect(minimum).toMatchObject({ problem: { minimum: { amount: 1_000_000, currency: "EUR" } } });
});

test("whoever goes through a list of codes is slowed down, by orders too, and still buys", async () => {
  const [olga, anna] = [await anOperator(), await aMember()];
  const order = await anOrder(anna.api, { discount_code: await aDiscountCode(olga) });
  const first = await anna.api.callOrThrow(startPayment, order);
  const seen = new Map<string | undefined, number>();
  for (let batch = 0; batch < 45 && !seen.has("rate_limited"); batch += 1) {
    const guesses = Array.from({ length: 10 }, (_, at) => ({ ...order, discount_code: `GUESS-${batch}-${at}` }));
    for (const guess of guesses) guess.payment_id = randomUUID();
    for (const answer of await Promise.all(guesses.map((guess) => anna.api.call(startPayment, guess)))) {
      const error = refusal(answer);
      seen.set(error, (seen.get(error) ?? 0) + 1);
    }
  }
  expect([...seen.keys()].sort()).toEqual(["discount_not_found", "rate_limited"]);
  expect(await anna.api.callOrThrow(startPayment, order)).toEqual(first);
  expect((await aPayment(anna.api)).status).toBe("pending");
});

test("the welcome discount is the time bonus, until its member has paid", async () => {
  const anna = await aReadyMember({ country: "NL", signup_date: Date.now() });
  const welcome = await anna.api.callOrThrow(getDiscountCode, { welcome: "true" });
  expect(welcome.discountcode).toMatchObject({ code: "TIMEBONUS25", value_percentage: 25, expired: false });
  expect(await anna.api.callOrThrow(getDiscountCode, { code: "timebonus25" })).toEqual(welcome);
  const payment = await aPayment(anna.api);
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  expect(refusal(await asked(anna, { welcome: "true" }))).toBe("discount_first_purchase");
  expect(refusal(await asked(anna, {}))).toBe("discount_not_found");
});

test("an operator makes a code once, stops it for good, and both are written down", async () => {
  const [olga, anna] = [await anOperator(), await aMember()];
  const order = aDiscountOrder();
  await Promise.all(Array.from({ length: 3 }, () => olga.callOrThrow(makeDiscount, order)));
  expect(refusal(await olga.call(makeDiscount, { ...order, value_percentage: 50 }))).toBe("discount_code_taken");
  const { discountcodes, found } = await olga.callOrThrow(listDiscounts);
  expect(found).toBeGreaterThanOrEqual(1);
  expect(discountcodes.map(({ code }) => code)).toContain(order.code);
  for (let time = 0; time < 2; time += 1)
    await olga.callOrThrow(stopDiscount, { code: order.code, why: "it was enough" });
  expect(refusal(await asked(anna, { code: order.code }))).toBe("discount_expired");
  const { discountcode } = await olga.callOrThrow(inspectDiscount, { code: order.code });
  expect(discountcode.status).toBe("stopped");
  expect(discountcode.history.map(({ action, why: said }) => [action, said])).toEqual([
    ["stopped", "it was enough"],
    ["made", why],
  ]);
  const { rows } = await olga.callOrThrow(operatorAudit);
  expect(rows.filter((row) => row.why === order.code).map(({ action }) => action)).toEqual([
    "discount_stopped",
    "discount_made",
  ]);
});

test("a code that could not work is not made", async () => {
  const olga = await anOperator();
  const wrong = [
    { expires: new Date(Date.now() - 1000).toISOString() },
    { code: "NEW" },
    { user_id: "nobody" },
    { minimum_order_value: 1000 },
  ];
  for (const part of wrong)
    expect(refusal(await olga.call(makeDiscount, aDiscountOrder(part))), JSON.stringify(part)).toBe("invalid_input");
  expect(refusal(await olga.call(makeDiscount, aDiscountOrder({ code: "TIMEBONUS25" })))).toBe("discount_code_taken");
  expect(refusal(await olga.call(stopDiscount, { code: randomUUID(), why }))).toBe("not_found");
});

test("who is about to delete their account is offered what the company says: one code, theirs alone, off one payment", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { delete_discount: percent } = (await caller().callOrThrow(getCompanyInfo)).companyinfo;
  expect(percent).toBeGreaterThan(0);
  const { discountcode: offer } = await anna.api.callOrThrow(offerDeletionDiscount);
  expect(offer).toMatchObject({ value_percentage: percent, user_id: anna.id, validity: "once_per_user" });
  expect(await anna.api.callOrThrow(offerDeletionDiscount)).toEqual({ discountcode: offer });
  const code = offer?.code ?? "";
  expect((await asked(anna, { code: code.toLowerCase() })).ok).toBe(true);
  expect(refusal(await asked(bert, { code }))).toBe("discount_not_found");
  const payment = await aPayment(anna.api, { discount_code: code });
  expect(payment.discount).toMatchObject({ code, value_percentage: percent });
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  expect(await anna.api.callOrThrow(offerDeletionDiscount)).toEqual({ discountcode: null });
  expect(refusal(await caller().call(offerDeletionDiscount))).toBe("authentication_required");
});
