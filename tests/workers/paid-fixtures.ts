import { testPaymentProvider } from "../../workers/api/providers/payment/test-payment-provider.ts";
import type { RefundMode } from "../../workers/api/actors/site/test-provider/test-payments.ts";
import { actors, type TestMember, valueOf } from "./member-fixtures.ts";
import { inObject } from "./deletion-fixtures.ts";

const amount = { amount: 995, currency: "EUR" };

/** Buys 20 credits for € 9.95 at the test provider, which says what becomes of them. `lost`: the answer that it began. */
export async function aPaidBundle(
  member: TestMember,
  wishes: { amount?: number; credits?: number; lost?: boolean; refund_days?: number } = {},
) {
  const payment_id = crypto.randomUUID();
  const price = { ...amount, ...(wishes.amount !== undefined && { amount: wishes.amount }) };
  const order = {
    payment_id,
    bundle: "20",
    credits: wishes.credits ?? 20,
    amount: price,
    payment_method: "ideal" as const,
    refund_days: wishes.refund_days,
  };
  valueOf(await member.stub.money.preparePayment(member.token, order));
  const details = { description: "20 credits", return_url: "https://example.org/", payment_method: "ideal" as const };
  const name = { payment_id, site: "tests", member: member.id, amount: price };
  const { ref } = await testPaymentProvider(actors.site()).create({ ...name, ...details });
  const attachment = { payment_id, provider_ref: ref, checkout_url: null };
  if (!wishes.lost) valueOf(await member.stub.money.attachPayment(member.token, attachment));
  await decide(member, { ref }, "paid");
  return { payment_id, ref };
}

/** What the payer's bank does, and our hearing of it. */
export async function decide(member: TestMember, { ref }: { ref: string }, status: "paid" | "charged_back") {
  await actors.site().testPayments.decide(ref, status, ["open", "paid", "charged_back"]);
  return hear(member, ref);
}

/** How the test provider deals with refunds of this payment. */
export function refundsAre(ref: string, mode: RefundMode | "failed") {
  return actors.site().testPayments.decideRefunds(ref, mode);
}

/** As after a webhook. */
export async function hear(member: TestMember, ref: string) {
  const known = await testPaymentProvider(actors.site()).fetch(ref);
  if (!known) throw new Error("the provider does not know it");
  const { payment_id, status, revision, refunded, amount: asked } = known;
  const verified = { payment_id, status, amount: asked, ref, revision, ...(refunded && { refunded }) };
  return valueOf(await member.stub.money.settlePayment(verified));
}

/** What the provider paid back in all, in minor units. */
export async function paidBack(ref: string): Promise<number> {
  return (await testPaymentProvider(actors.site()).fetch(ref))?.refunded ?? 0;
}

/** Everything that is due now, as an alarm does it. */
export async function alarm({ stub }: TestMember): Promise<void> {
  await stub.runDue();
}

export const DAYS_14 = 14;

/** Withdraws as the page does: what is shown is what is sent. */
export async function withdrawFrom(member: TestMember, payment_id: string, wishes: object = {}) {
  const { contracts } = valueOf(await member.stub.money.withdrawals(member.token, DAYS_14));
  const contract = contracts.find(({ payment }) => payment.payment_id === payment_id);
  const shown = { refund: contract?.refund.amount ?? 0, unused: contract?.unused ?? 0 };
  const order = { refund_id: crypto.randomUUID(), payment_id, name: "Anna", days: DAYS_14, ...shown, ...wishes };
  return { order, answer: await member.stub.money.withdraw(member.token, order) };
}

/** The payment's latest refund, as its member sees it. */
export async function refundOf({ stub, token }: TestMember, payment_id: string) {
  return valueOf(await stub.money.payment(token, payment_id)).refund;
}

/** When the provider is asked next about a refund, in milliseconds. */
export function nextTry(member: TestMember): Promise<number | null> {
  return inObject(member, (sql) => sql.exec<{ at: number | null }>("SELECT min(try_at) AS at FROM refunds").one().at);
}
