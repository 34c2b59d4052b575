import { expect, test } from "vitest";
import { inObject } from "../../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, valueOf, write, type TestMember } from "../../../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../../../tests/workers/move-time.ts";
import { alarm, aPaidBundle } from "../../../../../../tests/workers/paid-fixtures.ts";

const DAY = 24 * 60 * 60_000;
const olga = { id: "o-1", name: "Olga" };

/** What Olga gives back alone, or proposes. */
async function give({ stub }: TestMember, payment_id: string, wishes: { kind: "unused" | "all"; seen: number }) {
  const order = { refund_id: crypto.randomUUID(), payment_id, ...wishes };
  return valueOf(await stub.money.refundByOperator({ ...order, act: { operator: olga, why: "asked by mail" } }));
}

const secondFor = async ({ stub }: TestMember, payment_id: string) =>
  (await stub.money.refundablePayments(olga))?.find(({ payment }) => payment.payment_id === payment_id)?.second;

test("a sum above the limit in two parts of one payment wants two operators for the second part", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { payment_id } = await aPaidBundle(anna, { amount: 6000, credits: 4 });
  for (let time = 0; time < 2; time += 1) valueOf(await write(anna, bert));
  expect(await give(anna, payment_id, { kind: "unused", seen: 3000 })).toEqual({ proposed: false });
  await alarm(anna);
  moveTime(60 * DAY);
  expect(await secondFor(anna, payment_id)).toBe(true);
  expect(await give(anna, payment_id, { kind: "all", seen: 3000 })).toEqual({ proposed: true });
  const [payment] = (await anna.stub.money.refundablePayments(olga)) ?? [];
  expect(payment?.refunds.map(({ status }) => status).toSorted()).toEqual(["done", "proposed"]);
});

test("a sum above the limit in parts of several payments of a member wants two operators, until days have passed", async () => {
  const anna = await aMember();
  const bought = [];
  for (let time = 0; time < 3; time += 1) bought.push((await aPaidBundle(anna, { amount: 4000 })).payment_id);
  const [first = "", second = "", third = ""] = bought;
  expect(await secondFor(anna, first)).toBe(false);
  expect(await give(anna, first, { kind: "all", seen: 4000 })).toEqual({ proposed: false });
  expect(await secondFor(anna, second)).toBe(true);
  expect(await give(anna, second, { kind: "all", seen: 4000 })).toEqual({ proposed: true });
  moveTime(30 * DAY - 60_000);
  expect(await secondFor(anna, third)).toBe(true);
  moveTime(2 * 60_000);
  expect(await give(anna, third, { kind: "all", seen: 4000 })).toEqual({ proposed: false });
});

test("what a member withdrew does not count against operators, nor does what failed", async () => {
  const anna = await aMember();
  const [first, second] = [await aPaidBundle(anna, { amount: 4000 }), await aPaidBundle(anna, { amount: 4000 })];
  await give(anna, first.payment_id, { kind: "all", seen: 4000 });
  expect(await secondFor(anna, second.payment_id)).toBe(true);
  await inObject(anna, (sql) => sql.exec("UPDATE refunds SET reason = 'withdrawal'"));
  expect(await secondFor(anna, second.payment_id)).toBe(false);
  await inObject(anna, (sql) => sql.exec("UPDATE refunds SET reason = 'operator', status = 'failed'"));
  expect(await secondFor(anna, second.payment_id)).toBe(false);
});
