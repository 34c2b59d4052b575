import { expect, test } from "vitest";
import { decideTestPayment } from "../../app/contract/development.ts";
import { listMovements, listTransactions } from "../../app/contract/money/movements.ts";
import { block } from "../../app/contract/safety/blocks.ts";
import { caller, refusal } from "./caller.ts";
import { aMember, aReadyMember } from "./fixtures/members.ts";
import { write } from "./fixtures/messages.ts";
import { aPayment, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

test("everything that came and went is told, with whom and what for, and what was left each time", async () => {
  const [anna, bert] = [await aReadyMember({ credits: 4 }), await aMember({ name: "Bert" })];
  const payment = await aPayment(anna.api);
  await caller().callOrThrow(decideTestPayment, { id: refOf(payment), decision: "pay" });
  await write(anna, bert, "Good morning");
  const { movements, next } = await anna.api.callOrThrow(listMovements);
  expect(next).toBeNull();
  expect(movements.map(({ at: _, ...movement }) => movement)).toEqual([
    { kind: "message", credits: 1, change: -1, balance: 3 + payment.credits, spent_on: { id: bert.id, name: "Bert" } },
    {
      kind: "payment",
      credits: payment.credits,
      change: payment.credits,
      balance: 4 + payment.credits,
      payment_id: payment.payment_id,
      paid: payment.amount,
    },
    { kind: "signup", credits: 4, change: 4, balance: 4 },
  ]);
  const month = await anna.api.callOrThrow(listTransactions);
  expect(month.movements).toEqual(movements);
  expect(month.months).toEqual([month.month]);
  expect((await anna.api.callOrThrow(listTransactions, { month: "2020-02" })).movements).toEqual([]);
});

test("who is blocked is not named any more, and others' movements are nobody's", async () => {
  const [anna, bert] = [await aReadyMember({ credits: 4 }), await aMember({ name: "Bert" })];
  await write(anna, bert, "Good morning");
  await anna.api.callOrThrow(block, { id: bert.id });
  const { movements } = await anna.api.callOrThrow(listMovements);
  expect(movements[0]).toMatchObject({ kind: "message", change: -1, spent_on: null });
  const { movements: his } = await bert.api.callOrThrow(listMovements);
  expect(his.map(({ kind }) => kind)).not.toContain("message");
  for (const endpoint of [listMovements, listTransactions])
    expect(refusal(await caller().call(endpoint))).toBe("authentication_required");
});
