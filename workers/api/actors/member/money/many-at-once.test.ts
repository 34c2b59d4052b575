import { expect, test } from "vitest";
import { refuse } from "../../../../../app/domain/result.ts";
import { aMember, delivered, valueOf, write } from "../../../../../tests/workers/member-fixtures.ts";
import { aPaidBundle, alarm, paidBack, refundOf, withdrawFrom } from "../../../../../tests/workers/paid-fixtures.ts";

const amount = { amount: 995, currency: "EUR" };

test("a hundred messages at once with one credit are one message", async () => {
  const anna = await aMember({ credits: 1 });
  const others = await Promise.all(Array.from({ length: 4 }, () => aMember()));
  const sends = Array.from({ length: 100 }, (_, nth) => write(anna, others[nth % others.length] ?? anna));
  const answers = await Promise.all(sends);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await delivered(anna);
  const { entries } = await anna.stub.money.ledger();
  expect(entries.filter(({ to_account }) => to_account === "site:messages")).toHaveLength(1);
  expect(valueOf(await anna.stub.account.user(anna.token)).credits).toBe(0);
});

test("a thousand clicks on one order are one payment, and a thousand webhooks of it, shuffled with old ones, one charge", async () => {
  const anna = await aMember();
  const payment_id = crypto.randomUUID();
  const order = { payment_id, bundle: "20", credits: 20, amount, payment_method: "ideal" as const };
  const clicks = Array.from({ length: 1000 }, () => anna.stub.money.preparePayment(anna.token, order));
  expect(new Set((await Promise.all(clicks)).map((answer) => valueOf(answer).payment_id))).toEqual(
    new Set([payment_id]),
  );
  expect(valueOf(await anna.stub.money.transactions(anna.token, 1)).numResults).toBe(1);
  const states = ["pending", "completed", "failed", "completed", "cancelled"] as const;
  const news = Array.from({ length: 1000 }, (_, nth) =>
    anna.stub.money.settlePayment({ payment_id, amount, status: states[(nth * 7) % states.length] ?? "pending" }),
  );
  await Promise.all(news);
  expect(valueOf(await anna.stub.money.payment(anna.token, payment_id)).status).toBe("completed");
  const granted = (await anna.stub.money.ledger()).entries.filter(({ key }) => key === `payment:${payment_id}`);
  expect(granted).toHaveLength(1);
  expect(valueOf(await anna.stub.account.user(anna.token)).credits).toBe(20);
  const forged = { payment_id: crypto.randomUUID(), amount, status: "completed" as const };
  expect(await anna.stub.money.settlePayment(forged)).toEqual(refuse("not_found"));
});

test("a thousand clicks on one withdrawal pay back once", async () => {
  const anna = await aMember();
  const { payment_id, ref } = await aPaidBundle(anna);
  const { order } = await withdrawFrom(anna, payment_id);
  const clicks = Array.from({ length: 1000 }, () => anna.stub.money.withdraw(anna.token, order));
  expect((await Promise.all(clicks)).filter(({ ok }) => !ok)).toEqual([]);
  await alarm(anna);
  expect(await paidBack(ref)).toBe(995);
  expect(await refundOf(anna, payment_id)).toMatchObject({ status: "done" });
  expect(valueOf(await anna.stub.account.user(anna.token)).credits).toBe(0);
});
