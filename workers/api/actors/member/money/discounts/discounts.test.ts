import { expect, onTestFinished, test, vi } from "vitest";
import { discountCode } from "../../../../../../app/contract/money/discounts.ts";
import type { DiscountRules } from "../../../../../../app/domain/discount.ts";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import {
  actors,
  aMember,
  delivered,
  valueOf,
  type TestMember,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";
import type { GivenDiscount } from "./discounts.ts";

const HOUR = 60 * 60_000;
const TIME_BONUS = { code: "TIMEBONUS25" };
const price = { amount: 1995, currency: "EUR" };
const discounted = { amount: 1496, currency: "EUR" };

const operator = { id: "olga", name: "Olga" };

/** A code that the site has, as the handler finds it. */
async function aCode(wishes: Partial<DiscountRules> = {}): Promise<GivenDiscount> {
  const code = `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const rules = {
    code,
    value_percentage: 25,
    country: null,
    user_id: null,
    expires: null,
    currency: null,
    minimum_order_value: null,
    paymentmethods: [],
    validity: "once_per_user" as const,
    max_uses: null,
    ...wishes,
  };
  const made = await actors.site().discounts.make(rules, { operator, why: "a test" });
  if (!made.ok) throw new Error(made.problem.error);
  return { code, rules: await actors.site().discounts.find(code) };
}

const usesOf = async ({ code }: GivenDiscount) => (await actors.site().discounts.find(code))?.uses;

function order(member: TestMember, discount?: GivenDiscount, wishes: { payment_id?: string; bundle?: string } = {}) {
  const given = {
    payment_id: crypto.randomUUID(),
    bundle: "50",
    credits: 50,
    amount: price,
    payment_method: "ideal" as const,
    ...(discount && { discount }),
    ...wishes,
  };
  return member.stub.money.preparePayment(member.token, given);
}

function settle(member: TestMember, payment_id: string, status: "completed" | "failed", amount = discounted) {
  return member.stub.money.settlePayment({ payment_id, status, amount });
}

test("an order with a code costs less, and the payment says of what", async () => {
  const anna = await aMember();
  const code = await aCode();
  expect(await order(anna, code)).toMatchObject(
    accept({ amount: discounted, credits: 50, discount: { code: code.code, value_percentage: 25, full_price: price } }),
  );
});

test("a code is told in the contract's fields, and in no others", async () => {
  const anna = await aMember();
  const told = valueOf(await anna.stub.money.discount(anna.token, await aCode(), {}));
  expect(Object.keys(told).sort()).toEqual(Object.keys(discountCode.shape).sort());
});

test("ten webhooks of a payment with a code are one use, here and in the site's count", async () => {
  const anna = await aMember();
  const code = await aCode({ max_uses: 1 });
  const { payment_id } = valueOf(await order(anna, code));
  expect(await usesOf(code)).toBe(0);
  await Promise.all(Array.from({ length: 10 }, () => settle(anna, payment_id, "completed")));
  await delivered(anna);
  expect(await usesOf(code)).toBe(1);
  expect(await order(anna, code)).toEqual(refuse("discount_used"));
  const bert = await aMember();
  expect(await order(bert, { ...code, rules: await actors.site().discounts.find(code.code) })).toEqual(
    refuse("discount_used"),
  );
});

test("a payment that the bank takes back and pays again has used its code once, and the code stays used", async () => {
  const anna = await aMember();
  const code = await aCode();
  const { payment_id } = valueOf(await order(anna, code));
  const ends = ["completed", "charged_back", "completed"] as const;
  for (const [revision, status] of ends.entries()) {
    await anna.stub.money.settlePayment({ payment_id, status, amount: discounted, revision });
    await delivered(anna);
    expect(await usesOf(code)).toBe(1);
    expect(await order(anna, code)).toEqual(refuse("discount_used"));
  }
});

test("a payment that was charged back before we heard that it was paid uses its code once the bank pays again", async () => {
  const anna = await aMember();
  const code = await aCode();
  const { payment_id } = valueOf(await order(anna, code));
  for (const [revision, status] of (["pending", "charged_back", "completed"] as const).entries())
    await anna.stub.money.settlePayment({ payment_id, status, amount: discounted, revision });
  await delivered(anna);
  expect(await usesOf(code)).toBe(1);
  expect(await order(anna, code)).toEqual(refuse("discount_used"));
});

test("a payment that fails uses nothing, and the code is free again", async () => {
  const anna = await aMember();
  const code = await aCode();
  const { payment_id } = valueOf(await order(anna, code));
  await settle(anna, payment_id, "failed");
  await delivered(anna);
  expect(await usesOf(code)).toBe(0);
  expect((await order(anna, code)).ok).toBe(true);
});

test("of four orders at once with a code for once one is taken, and one without a code too", async () => {
  const anna = await aMember();
  const code = await aCode();
  const orders = await Promise.all(Array.from({ length: 4 }, () => order(anna, code)));
  expect(orders.filter(({ ok }) => ok)).toHaveLength(1);
  expect(orders.filter(({ ok }) => !ok)).toMatchObject(
    Array.from({ length: 3 }, () => refuse("discount_open", { payment_id: expect.any(String), amount: discounted })),
  );
  expect(await order(anna)).toMatchObject(accept({ amount: price }));
});

test("two orders that were promised the price keep it, also when both are paid", async () => {
  const anna = await aMember();
  const code = await aCode();
  const first = valueOf(await order(anna, code));
  await settle(anna, first.payment_id, "failed");
  const second = valueOf(await order(anna, code));
  // The first was paid late.
  await settle(anna, first.payment_id, "completed");
  expect(valueOf(await settle(anna, second.payment_id, "completed"))).toMatchObject({
    status: "completed",
    amount: discounted,
  });
  await delivered(anna);
  expect(await usesOf(code)).toBe(2);
  expect(await order(anna, code)).toEqual(refuse("discount_used"));
});

test("a code that ends between the order and the payment keeps its price, and takes no new order", async () => {
  onTestFinished(() => moveClock(0));
  const anna = await aMember();
  const { payment_id } = valueOf(await order(anna, TIME_BONUS));
  moveClock(4 * HOUR);
  expect(valueOf(await settle(anna, payment_id, "completed"))).toMatchObject({ status: "completed" });
  const bert = await aMember({ signup_date: clock.now() - 4 * HOUR });
  expect(await order(bert, TIME_BONUS)).toEqual(refuse("discount_expired"));
});

test("the time bonus is for a first purchase, within four hours, once", async () => {
  const signup_date = clock.now();
  const [anna, late] = [await aMember({ signup_date }), await aMember({ signup_date })];
  vi.useFakeTimers({ toFake: ["Date"], now: signup_date + 14_400_000 - 1 });
  onTestFinished(() => void vi.useRealTimers());
  const { payment_id, amount } = valueOf(await order(anna, TIME_BONUS));
  expect(amount).toEqual(discounted);
  vi.setSystemTime(signup_date + 14_400_000);
  expect(await order(late, TIME_BONUS)).toEqual(refuse("discount_expired"));
  await settle(anna, payment_id, "completed");
  expect(await order(anna, TIME_BONUS)).toEqual(refuse("discount_used"));
  const bert = await aMember({ paid_user: true });
  expect(await order(bert, TIME_BONUS)).toEqual(refuse("discount_first_purchase"));
});

test.each([
  ["the time bonus", async () => TIME_BONUS],
  ["a code of the site", () => aCode()],
])(
  "a late payment of an order that was over keeps its price, and what is used twice by it is logged: %s",
  async (_, given) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const [anna, code] = [await aMember(), await given()];
    const first = valueOf(await order(anna, code));
    await settle(anna, first.payment_id, "failed");
    const second = valueOf(await order(anna, code));
    await settle(anna, second.payment_id, "completed");
    expect(warn).not.toHaveBeenCalled();
    await settle(anna, first.payment_id, "completed");
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
    expect(lines).toEqual([expect.objectContaining({ event: "discount_used_again", payment: first.payment_id })]);
  },
);

test("one key has one code: the same order again is the same payment, also when the code has ended", async () => {
  const anna = await aMember();
  const code = await aCode();
  const first = valueOf(await order(anna, code));
  const { payment_id } = first;
  await actors.site().discounts.stop(code.code, { operator, why: "a test" });
  const stopped = { ...code, rules: await actors.site().discounts.find(code.code) };
  expect(await order(anna, stopped, { payment_id })).toEqual(accept(first));
  expect(await order(anna, undefined, { payment_id })).toEqual(refuse("key_reused"));
  expect(await order(anna, TIME_BONUS, { payment_id })).toEqual(refuse("key_reused"));
  expect(await order(await aMember(), stopped)).toEqual(refuse("discount_expired"));
});

test("a code that was for an erased member goes with them, and what was done with it", async () => {
  const anna = await aMember();
  const code = await aCode({ user_id: anna.id });
  expect((await order(anna, code)).ok).toBe(true);
  expect(await order(await aMember(), code)).toEqual(refuse("discount_user"));
  const payload = { member: anna.id, emails: [] };
  await actors.site().receive({ id: crypto.randomUUID(), kind: "forgotten", payload });
  expect(await actors.site().discounts.inspect(code.code)).toEqual(refuse("not_found"));
  const { rows } = await actors.site().queues.audit({});
  expect(JSON.stringify(rows)).not.toContain(code.code);
});
