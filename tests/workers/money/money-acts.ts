/* oxlint-disable vitest/no-standalone-expect -- judged after each step of a test */
import { expect } from "vitest";
import type { Bundle, Payment } from "../../../app/contract/money/payments.ts";
import type { Withdrawal } from "../../../app/contract/money/withdrawals.ts";
import { accept, type Result } from "../../../app/domain/result.ts";
import { priceList } from "../../../workers/api/actors/site/prices/prices.ts";
import { order } from "../../../workers/api/features/money/order.ts";
import type { PaymentProvider } from "../../../workers/api/providers/payment/payment-provider.ts";
import type { SentMessage } from "../../../app/contract/conversations/conversations.ts";
import { type TestMember, valueOf } from "../member-fixtures.ts";
import { uploadFor } from "../message-photo-fixtures.ts";
import { DAYS_14 } from "../paid-fixtures.ts";
import { actors, BUNDLES, COSTS, provider, site, type MoneyWorld } from "./money-world.ts";
import type { KeptKeys } from "./kept-keys.ts";

export type OrderKind =
  | "order"
  | "order_discounted"
  | "order_bonus"
  | "order_debit"
  | "order_unsent"
  | "order_unanswered";

/** Who walks: what was ordered, and what can be sent again. */
interface Walk {
  world: MoneyWorld;
  payments: string[];
  keys: KeptKeys;
}

const reset = new Error("connection reset");
const prices = priceList("NL", 1);

/** The provider, or the line to it. */
const lines: Partial<Record<OrderKind, PaymentProvider>> = {
  order_unsent: { ...provider, create: () => Promise.reject(reset) },
  order_unanswered: { ...provider, create: async (given) => provider.create(given).then(() => Promise.reject(reset)) },
};

/** What a payment is for ever, whatever becomes of it. */
const lastingOf = ({ payment_id, bundle, credits, amount, payment_method, created_at, discount }: Payment) => {
  return { payment_id, bundle, credits, amount, payment_method, created_at, discount };
};

const map = <From, To>(result: Result<From>, change: (value: From) => To): Result<To> =>
  result.ok ? accept(change(result.value)) : result;

/** A double click on an order: both are one. A limit of her own holds for it. */
export async function orderBundle(
  { world, payments, keys }: Walk,
  { kind, token, bundle }: { kind: OrderKind; token: string; bundle: Bundle },
): Promise<void> {
  const { anna, code } = world;
  const payment_id = crypto.randomUUID();
  const discount_code = kind === "order_discounted" ? code : kind === "order_bonus" ? "TIMEBONUS25" : undefined;
  const body = {
    payment_id,
    bundle: bundle.id,
    payment_method: kind === "order_debit" ? ("sdd" as const) : ("ideal" as const),
    return_url: "http://localhost/credits",
    ...(discount_code && { discount_code }),
  };
  const buy = (by: string, of: Bundle, at = provider) =>
    order(
      { actors, site, requestId: "test", caller: { id: anna.id, token: by }, body: { ...body, bundle: of.id } },
      { bundle: of, prices, provider: at },
    );
  const { left } = valueOf(await anna.stub.money.spendingLimit(token, bundle.price.currency));
  const answers = await Promise.all([1, 2].map(() => buy(token, bundle, lines[kind])));
  const known = await anna.stub.money.payment(token, payment_id);
  expect(answers.some(({ ok }) => ok) ? known.ok : true, "what was accepted is there").toBe(true);
  if (!known.ok) return;
  const lasting = lastingOf(known.value);
  if (left) expect(lasting.amount.amount, "her own limit").toBeLessThanOrEqual(left.amount);
  for (const answer of answers) if (answer.ok) expect(lastingOf(answer.value)).toEqual(lasting);
  payments.push(payment_id);
  const other = BUNDLES.find(({ id }) => id !== bundle.id) ?? BUNDLES[0];
  keys.keep({
    key: payment_id,
    lasting,
    again: async (by) => map(await buy(by, bundle), lastingOf),
    changed: (by) => buy(by, other),
  });
}

/** A message, a gift or a photo. */
export async function sendOne(
  { world, keys }: Walk,
  { token, kind, to }: { token: string; kind: keyof typeof COSTS; to: TestMember },
): Promise<void> {
  const { anna } = world;
  const client_id = crypto.randomUUID();
  if (kind === "photo") await uploadFor({ ...anna }, client_id);
  const message = { client_id, to: to.id, text: `text ${client_id}`, cost: COSTS[kind], length: 2000, hold_hours: 48 };
  const more = { ...(kind === "gift" && { gift: "tulips" as const }), ...(kind === "photo" && { photo: true }) };
  const send = (by: string, text = message.text) => anna.stub.conversations.send(by, { ...message, ...more, text });
  // A photo leaves once it is prepared, and takes the time and place of then (decision 0220).
  const lastingSent = ({ message: { id, position, sent_at }, credits }: SentMessage) =>
    kind === "photo" ? { id } : { id, position, sent_at, credits };
  const answers = await Promise.all([send(token), send(token)]);
  const [first] = answers;
  expect(answers[1]?.ok).toBe(first?.ok);
  if (!first?.ok) return;
  const lasting = lastingSent(first.value);
  keys.keep({
    key: client_id,
    lasting,
    again: async (by) => map(await send(by), lastingSent),
    changed: (by) => send(by, "another text"),
  });
}

const lastingWithdrawal = ({ status: _status, ...lasting }: Withdrawal) => lasting;

/** Withdraws as the page does: what is shown is what is sent; a double click. */
export async function withdrawOne({ world, keys }: Walk, token: string, payment_id: string): Promise<void> {
  const { money } = world.anna.stub;
  const { contracts } = valueOf(await money.withdrawals(token, DAYS_14));
  const contract = contracts.find(({ payment }) => payment.payment_id === payment_id);
  if (!contract) return;
  const { refund, unused } = contract;
  const given = {
    refund_id: crypto.randomUUID(),
    payment_id,
    name: "Anna",
    days: DAYS_14,
    refund: refund.amount,
    unused,
  };
  const answers = await Promise.all([1, 2].map(() => money.withdraw(token, given)));
  const [first] = answers;
  expect(answers[1]?.ok).toBe(first?.ok);
  if (!first?.ok) return;
  keys.keep({
    key: given.refund_id,
    lasting: lastingWithdrawal(first.value),
    again: async (by) => map(await money.withdraw(by, given), lastingWithdrawal),
    changed: (by) => money.withdraw(by, { ...given, name: "Somebody else" }),
  });
}

const olga = { id: "olga", name: "Olga" };

/** An operator gives back what is unused, or all; a sum above the limit is proposed. */
export async function refundPayment(
  { world, keys }: Walk,
  payment_id: string,
  kind: "refund_unused" | "refund_all",
): Promise<void> {
  const { money } = world.anna.stub;
  const listed = ((await money.refundablePayments(olga)) ?? []).find((one) => one.payment.payment_id === payment_id);
  if (!listed) return;
  const seen = (kind === "refund_all" ? listed.all_refund : listed.unused_refund).amount;
  const act = { operator: olga, why: "asked by mail" };
  const given = {
    refund_id: crypto.randomUUID(),
    payment_id,
    kind: kind === "refund_all" ? "all" : "unused",
    seen,
    act,
  } as const;
  const first = await money.refundByOperator(given);
  if (!first.ok) return;
  keys.keep({
    key: given.refund_id,
    lasting: "refund",
    again: async () => map(await money.refundByOperator(given), () => "refund"),
    changed: () => money.refundByOperator({ ...given, seen: seen + 1 }),
  });
}
