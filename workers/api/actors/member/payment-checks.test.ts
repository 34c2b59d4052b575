import { expect, test } from "vitest";
import { clock, moveClock } from "../../clock.ts";
import { actors, aMember, totalsOf } from "../../../../tests/workers/a-member.ts";
import { testPaymentProvider } from "../../providers/payment/test-payment-provider.ts";

const MINUTE = 60_000;
const amount = { amount: 1995, currency: "EUR" };

async function aPendingPayment(ref?: string) {
  const anna = await aMember();
  const payment_id = crypto.randomUUID();
  await anna.stub.preparePayment(anna.token, {
    payment_id,
    bundle: "EUR-50",
    credits: 50,
    amount,
    payment_method: "ideal",
  });
  const created = await testPaymentProvider(actors.site()).create({
    payment_id,
    site: "tests",
    member: anna.id,
    amount,
    description: "50 credits",
    payment_method: "ideal",
    return_url: "http://localhost/credits",
  });
  const attachment = { payment_id, provider_ref: ref ?? created.ref, checkout_url: created.checkout_url };
  await anna.stub.attachPayment(anna.token, attachment);
  return { anna, ref: created.ref };
}

test("a payment whose webhook was lost is found by asking", async () => {
  const { anna, ref } = await aPendingPayment();
  await actors.site().decideTestPayment(ref, "paid");
  await anna.stub.runDue();
  expect((await totalsOf(anna)).credits).toBe(0);
  moveClock(clock.offset() + MINUTE + 1);
  await anna.stub.runDue();
  await anna.stub.runDue();
  expect((await totalsOf(anna)).credits).toBe(50);
  expect(await anna.stub.openPayments()).toEqual([]);
  moveClock(0);
});

test("while a payment is open it is asked after again, for a day", async () => {
  const { anna, ref } = await aPendingPayment();
  for (let minute = 0; minute < 10; minute += 1) {
    moveClock(clock.offset() + 20 * MINUTE);
    await anna.stub.runDue();
  }
  expect((await totalsOf(anna)).credits).toBe(0);
  await actors.site().decideTestPayment(ref, "paid");
  moveClock(clock.offset() + 61 * MINUTE);
  await anna.stub.runDue();
  expect((await totalsOf(anna)).credits).toBe(50);
  moveClock(0);
});

test("somebody else's payment under the same key credits nobody but them", async () => {
  const { anna, ref } = await aPendingPayment();
  const [{ payment_id } = { payment_id: "" }] = await anna.stub.openPayments();
  const bert = await aMember();
  const order = { payment_id, bundle: "EUR-50", credits: 50, amount, payment_method: "ideal" } as const;
  await bert.stub.preparePayment(bert.token, order);
  await bert.stub.attachPayment(bert.token, { payment_id, provider_ref: ref, checkout_url: "http://localhost/" });
  await actors.site().decideTestPayment(ref, "paid");
  moveClock(clock.offset() + MINUTE + 1);
  for (const { stub } of [bert, anna]) await stub.runDue();
  moveClock(0);
  expect((await totalsOf(bert)).credits).toBe(0);
  expect((await totalsOf(anna)).credits).toBe(50);
});
