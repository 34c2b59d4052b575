import { expect, test } from "vitest";
import { currentUser } from "../../app/contract/account/session.ts";
import { decideTestPayment } from "../../app/contract/development.ts";
import { getPayment, paymentWebhook } from "../../app/contract/money/payments.ts";
import { caller } from "./caller.ts";
import { aMember } from "./fixtures/members.ts";
import { aPayment, refOf } from "./fixtures/payments.ts";
import { needs } from "./tested-api.ts";

needs("a demonstration");

const visitor = caller();

test("what ended unpaid is credited when it is paid after all; what the bank takes back is gone, until it pays again", async () => {
  const anna = await aMember();
  const userOf = async () => (await anna.api.callOrThrow(currentUser)).user;
  const { credits: before } = await userOf();
  const payment = await aPayment(anna.api);
  const id = refOf(payment);
  const steps = [
    ["fail", "failed", 0],
    ["pay_late", "completed", payment.credits],
    ["charge_back", "charged_back", 0],
    ["give_back", "completed", payment.credits],
  ] as const;
  for (const [decision, status, credits] of steps) {
    for (let time = 0; time < 2; time += 1) await visitor.callOrThrow(decideTestPayment, { id, decision });
    const calls = Array.from({ length: 10 }, () => visitor.call(paymentWebhook, { id }));
    expect((await Promise.all(calls)).filter(({ ok }) => !ok)).toEqual([]);
    const { payment_id } = payment;
    expect((await anna.api.callOrThrow(getPayment, { payment_id })).payment.status).toBe(status);
    expect(await userOf()).toMatchObject({ credits: before + credits, paid_user: credits > 0 });
  }
});

test("what was cancelled is never paid late, so that no second order can go around a limit by it", async () => {
  const anna = await aMember();
  const payment = await aPayment(anna.api);
  const id = refOf(payment);
  for (const decision of ["cancel", "pay_late"] as const)
    await visitor.callOrThrow(decideTestPayment, { id, decision });
  const { payment_id } = payment;
  expect((await anna.api.callOrThrow(getPayment, { payment_id })).payment.status).toBe("cancelled");
});
