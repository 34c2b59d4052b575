import { expect, onTestFinished, test } from "vitest";
import { DELETION_OFFER_MS } from "../../../../../../app/domain/discount.ts";
import { accept, refuse } from "../../../../../../app/domain/result.ts";
import { aMemberWithPassword, deleteAccount } from "../../../../../../tests/workers/deletion-fixtures.ts";
import {
  aMember,
  delivered,
  valueOf,
  type TestMember,
  write,
} from "../../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../../clock.ts";

const price = { amount: 1995, currency: "EUR" };
const discounted = { amount: 1596, currency: "EUR" };

const offerTo = async ({ stub, token }: TestMember, percent = 20) =>
  valueOf(await stub.money.offerOnDeletion(token, percent));

async function theOffer(member: TestMember, percent?: number) {
  const offer = await offerTo(member, percent);
  if (!offer) throw new Error("nothing was offered");
  return offer;
}

function order(member: TestMember, code: string, payment_id: string = crypto.randomUUID()) {
  const bundle = { bundle: "50", credits: 50, amount: price, payment_method: "ideal" as const };
  return member.stub.money.preparePayment(member.token, { ...bundle, payment_id, discount: { code } });
}

const settle = (member: TestMember, payment_id: string, status: "completed" | "failed") =>
  member.stub.money.settlePayment({ payment_id, status, amount: discounted });

test("who is about to leave is offered one code of their own, the same for as long as it is good, and none after it", async () => {
  onTestFinished(() => moveClock(0));
  const anna = await aMember();
  const offers = await Promise.all(Array.from({ length: 5 }, () => theOffer(anna)));
  expect(new Set(offers.map(({ code }) => code)).size).toBe(1);
  const [offer] = offers;
  expect(offer).toMatchObject({ user_id: anna.id, value_percentage: 20, validity: "once_per_user", expired: false });
  const left = Date.parse(offer?.expires ?? "") - clock.now();
  expect(left).toBeGreaterThan(DELETION_OFFER_MS - 60_000);
  expect(left).toBeLessThanOrEqual(DELETION_OFFER_MS);
  // What was said stays, whatever the company offers by then.
  expect(await theOffer(anna, 50)).toEqual(offer);
  expect(await theOffer(anna, 0)).toEqual(offer);
  moveClock(DELETION_OFFER_MS - 60_000);
  expect(await theOffer(anna)).toEqual(offer);
  moveClock(DELETION_OFFER_MS);
  expect(await offerTo(anna)).toBeNull();
  expect(await order(anna, offer?.code ?? "")).toEqual(refuse("discount_expired"));
});

test("the code takes its percentage off one payment of theirs, and nobody else knows it", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const { code } = await theOffer(anna);
  expect(await order(bert, code)).toEqual(refuse("discount_not_found"));
  await theOffer(bert);
  expect(await order(bert, code)).toEqual(refuse("discount_not_found"));
  const { payment_id, amount } = valueOf(await order(anna, code));
  expect(amount).toEqual(discounted);
  expect(await order(anna, code)).toMatchObject(refuse("discount_open", { payment_id, amount: discounted }));
  expect(await offerTo(anna)).toBeNull();
  await settle(anna, payment_id, "completed");
  await delivered(anna);
  expect(await order(anna, code)).toEqual(refuse("discount_used"));
  expect(await offerTo(anna)).toBeNull();
});

test("an order that failed gives the code back, and it is shown again", async () => {
  const anna = await aMember();
  const offer = await theOffer(anna);
  const { payment_id } = valueOf(await order(anna, offer.code));
  await settle(anna, payment_id, "failed");
  expect(await offerTo(anna)).toEqual(offer);
});

test("nothing is offered where the company offers nothing, before the address is confirmed, and while credits are owed", async () => {
  const [anna, unconfirmed, bert] = [await aMember(), await aMember({ confirmed: false }), await aMember()];
  expect(await offerTo(anna, 0)).toBeNull();
  expect(await offerTo(unconfirmed)).toBeNull();
  const payment_id = crypto.randomUUID();
  const bought = {
    bundle: "20",
    credits: 20,
    amount: { amount: 995, currency: "EUR" },
    payment_method: "ideal" as const,
  };
  valueOf(await bert.stub.money.preparePayment(bert.token, { ...bought, payment_id }));
  const paid = { payment_id, amount: bought.amount };
  await bert.stub.money.settlePayment({ ...paid, status: "completed" });
  expect((await write(bert, anna)).ok).toBe(true);
  await bert.stub.money.settlePayment({ ...paid, status: "charged_back", revision: 1 });
  expect(await bert.stub.money.debt()).toBe(1);
  expect(await offerTo(bert)).toBeNull();
  // Neither was it used up by asking.
  expect(await theOffer(anna)).toMatchObject({ value_percentage: 20 });
});

test("an account with an offer, used or not, is deleted as any other", async () => {
  const [anna, bert] = [await aMemberWithPassword(), await aMemberWithPassword()];
  await theOffer(anna);
  const { code } = await theOffer(bert);
  const { payment_id } = valueOf(await order(bert, code));
  await settle(bert, payment_id, "completed");
  for (const member of [anna, bert]) {
    expect(await deleteAccount(member)).toMatchObject(accept({ erased_at: expect.any(String) }));
    expect(await member.stub.money.offerOnDeletion(member.token, 20)).toEqual(refuse("authentication_required"));
  }
});
