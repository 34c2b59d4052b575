import { expect, onTestFinished, test, vi } from "vitest";
import { aMember, valueOf, type TestMember } from "../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../tests/workers/move-time.ts";
import { alarm, aPaidBundle, withdrawFrom } from "../../../../../tests/workers/paid-fixtures.ts";
import { clock } from "../../../clock.ts";

const DAY = 24 * 60 * 60_000;
const set = async ({ stub, token }: TestMember, limit: number | null) =>
  valueOf(await stub.money.setSpendingLimit(token, limit, "EUR"));
const limitOf = async ({ stub, token }: TestMember) => valueOf(await stub.money.spendingLimit(token, "EUR"));

/** An order for € 9.95. */
const anOrder = ({ stub, token }: TestMember, wishes: object = {}) =>
  stub.money.preparePayment(token, {
    payment_id: crypto.randomUUID(),
    bundle: "20",
    credits: 20,
    amount: { amount: 995, currency: "EUR" },
    payment_method: "ideal",
    ...wishes,
  });

/** An order that failed, and may be paid late. */
async function anEndedOrder(member: TestMember) {
  const { payment_id, amount } = valueOf(await anOrder(member));
  await member.stub.money.settlePayment({ payment_id, amount, status: "failed" });
  return { payment_id, amount };
}

/** Moves the clock to the middle of a month, so that a day more is no other month. */
function midMonth(): void {
  const now = new Date(clock.now());
  moveTime(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 12) - now.getTime());
}

test("an order beyond the limit is refused, and says what is left and when it ends; one within it is taken", async () => {
  midMonth();
  const anna = await aMember();
  await set(anna, 1990);
  const order = { payment_id: crypto.randomUUID() };
  for (let time = 0; time < 3; time += 1) valueOf(await anOrder(anna, order));
  valueOf(await anOrder(anna));
  expect(await anOrder(anna)).toMatchObject({
    ok: false,
    problem: {
      error: "spending_limit",
      limit: { amount: 1990, currency: "EUR" },
      left: { amount: 0, currency: "EUR" },
      until: (await limitOf(anna)).until,
      time_zone: "Europe/Amsterdam",
    },
  });
  expect(await limitOf(anna)).toMatchObject({ spent: { amount: 1990 }, left: { amount: 0 } });
});

test("a lower limit counts at once; a higher one, and none, after 24 hours and not a moment earlier", async () => {
  midMonth();
  for (const higher of [5000, null]) {
    const anna = await aMember();
    await set(anna, 2000);
    await set(anna, 500);
    expect(await anOrder(anna)).toMatchObject({ ok: false });
    await set(anna, higher);
    moveTime(DAY - 1000);
    expect(await anOrder(anna)).toMatchObject({ ok: false });
    moveTime(1001);
    valueOf(await anOrder(anna));
  }
});

test("a rise that was put away does not come", async () => {
  midMonth();
  const anna = await aMember();
  await set(anna, 500);
  expect((await set(anna, 5000)).next).not.toBeNull();
  expect((await set(anna, 500)).next).toBeNull();
  moveTime(DAY + 1);
  expect(await anOrder(anna)).toMatchObject({ ok: false });
});

test("who keeps the limit of now keeps it in its currency, also after moving to a country with another one", async () => {
  const anna = await aMember();
  await set(anna, 500);
  expect((await set(anna, 5000)).next).not.toBeNull();
  const kept = valueOf(await anna.stub.money.setSpendingLimit(anna.token, "keep", "SEK"));
  expect(kept).toMatchObject({ limit: { amount: 500, currency: "EUR" }, next: null });
  moveTime(DAY + 1);
  expect((await limitOf(anna)).limit).toEqual({ amount: 500, currency: "EUR" });
});

test("the month begins where the member lives, and with it the limit", async () => {
  midMonth();
  const anna = await aMember();
  await set(anna, 1000);
  valueOf(await anOrder(anna));
  const until = Date.parse((await limitOf(anna)).until);
  // In Amsterdam a month begins an hour or two before it does in UTC.
  expect(new Date(until).getUTCHours()).toBeGreaterThanOrEqual(22);
  moveTime(until - 1000 - clock.now());
  expect(await anOrder(anna)).toMatchObject({ ok: false });
  moveTime(1001);
  valueOf(await anOrder(anna));
});

test("what goes back gives room, and what the bank took back does", async () => {
  const anna = await aMember();
  const { payment_id } = await aPaidBundle(anna);
  await set(anna, 1000);
  expect(await anOrder(anna)).toMatchObject({ ok: false });
  valueOf((await withdrawFrom(anna, payment_id)).answer);
  await alarm(anna);
  expect((await limitOf(anna)).spent).toEqual({ amount: 0, currency: "EUR" });
  valueOf(await anOrder(anna));
});

test("an order in another currency than the limit's is refused until the limit is set anew", async () => {
  const anna = await aMember();
  await set(anna, 100_000);
  const order = { amount: { amount: 9900, currency: "SEK" } };
  expect(await anOrder(anna, order)).toMatchObject({ ok: false, problem: { error: "spending_limit" } });
});

test("a late payment of an order that had ended counts, and that it went beyond the limit is logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  midMonth();
  const anna = await aMember();
  await set(anna, 1000);
  const orders = [await anEndedOrder(anna), await anEndedOrder(anna)];
  for (const order of orders) {
    expect(warn).not.toHaveBeenCalled();
    await anna.stub.money.settlePayment({ ...order, status: "completed" });
  }
  const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  expect(lines).toEqual([expect.objectContaining({ event: "spending_limit_passed", payment: orders[1]?.payment_id })]);
  expect(await limitOf(anna)).toMatchObject({ spent: { amount: 1990 }, left: { amount: 0 } });
});

test("a late payment counts in the month of its order, also for the log", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  midMonth();
  const anna = await aMember();
  await set(anna, 1000);
  const orders = [await anEndedOrder(anna), await anEndedOrder(anna)];
  moveTime(22 * DAY);
  for (const order of orders) await anna.stub.money.settlePayment({ ...order, status: "completed" });
  const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  expect(lines).toEqual([expect.objectContaining({ payment: orders[1]?.payment_id })]);
  expect(await limitOf(anna)).toMatchObject({ spent: { amount: 0 }, left: { amount: 1000 } });
});

test("orders that are open are told apart, with their sum, until they are paid or have ended", async () => {
  midMonth();
  const anna = await aMember();
  await set(anna, 5000);
  const none = { orders: 0, amount: { amount: 0, currency: "EUR" } };
  expect((await limitOf(anna)).open).toEqual(none);
  const orders = [valueOf(await anOrder(anna)), valueOf(await anOrder(anna))];
  expect(await limitOf(anna)).toMatchObject({
    spent: { amount: 1990 },
    open: { orders: 2, amount: { amount: 1990, currency: "EUR" } },
  });
  const [paid, ended] = orders.map(({ payment_id, amount }) => ({ payment_id, amount }));
  if (!paid || !ended) throw new Error("two were ordered");
  await anna.stub.money.settlePayment({ ...paid, status: "completed" });
  await anna.stub.money.settlePayment({ ...ended, status: "cancelled" });
  expect(await limitOf(anna)).toMatchObject({ spent: { amount: 995 }, open: none, left: { amount: 4005 } });
});
