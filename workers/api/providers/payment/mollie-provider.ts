import type { ClientCore } from "mollie-api-typescript/core.js";
import { chargebacksList } from "mollie-api-typescript/funcs/chargebacksList.js";
import { paymentsCancel } from "mollie-api-typescript/funcs/paymentsCancel.js";
import { paymentsCreate } from "mollie-api-typescript/funcs/paymentsCreate.js";
import { paymentsGet } from "mollie-api-typescript/funcs/paymentsGet.js";
import { paymentsList } from "mollie-api-typescript/funcs/paymentsList.js";
import type { PaymentStatus } from "../../../../app/contract/money/payments.ts";
import { z } from "../../../../app/contract/zod.ts";
import { fromMollie, toMollie, type MollieAmount } from "./mollie-amount.ts";
import { mollieClient, MollieProblem, valueOf, type MollieSettings } from "./mollie-client.ts";
import { mollieKey } from "./mollie-key.ts";
import { mandateRef, mollieMandate } from "./mollie-mandates.ts";
import { mollieMethod, mollieMethods } from "./mollie-methods.ts";
import { listMoved } from "./mollie-moved.ts";
import { createRefund, findRefund, refundedAtMollie } from "./mollie-refunds.ts";
import {
  type OpenedPayment,
  PaymentRefused,
  type PaymentName,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderPayment,
} from "./payment-provider.ts";

/** Mollie's states. What is `authorized` is not captured, so nothing is paid yet; we order no method that has it. */
const statuses: Record<string, PaymentStatus> = {
  open: "pending",
  pending: "pending",
  authorized: "pending",
  paid: "completed",
  canceled: "cancelled",
  expired: "expired",
  failed: "failed",
};

/** What we wrote on the payment: whose it is. */
const names = z.object({ site: z.string(), member: z.string(), payment_id: z.string() });

/** Payments on one page of Mollie's list (its most), and how many pages are read before we give up for now. */
const PAGE = 250;
const MOST_PAGES = 20;
/** Our clock and Mollie's may differ, in milliseconds. */
const CLOCKS_DIFFER = 24 * 60 * 60_000;

/** The part of Mollie's payment that we read. */
interface MolliePayment {
  id: string;
  status: string;
  amount: MollieAmount;
  amountRefunded?: MollieAmount | undefined;
  createdAt: string;
  paidAt?: string | null | undefined;
  metadata?: unknown;
  customerId?: string | null | undefined;
  mandateId?: string | null | undefined;
  links: { checkout?: { href: string } | undefined };
}

/** Mollie (docs.mollie.com, v2). `webhookUrl`: where it tells us, by an id alone, that something changed. Decision 0215. */
export function mollieProvider(settings: MollieSettings & { webhookUrl: string }): Required<PaymentProvider> {
  const client = mollieClient(settings);
  return {
    create: (order) => create(client, order, settings.webhookUrl),
    find: (name) => find(client, name),
    isRef: (text) => /^tr_[\w-]+$/.test(text),
    cancel: (ref) => cancel(client, ref),
    fetch: (ref) => fetchPayment(client, ref),
    refund: (order) => createRefund(client, order),
    findRefund: (refund) => findRefund(client, refund),
    listMoved: (query) => listMoved(client, query),
    methods: (query) => mollieMethods(client, query),
  };
}

async function create(client: ClientCore, order: PaymentOrder, webhookUrl: string): Promise<OpenedPayment> {
  if (order.payment_method === "sdd") return unlessRefused(() => collect(client, order, webhookUrl));
  const { return_url: redirectUrl } = order;
  const method = mollieMethod(order.payment_method);
  if (!method && order.payment_method !== "others") throw new PaymentRefused(`Mollie has no ${order.payment_method}`);
  const payment = await unlessRefused(() =>
    valueOf(
      paymentsCreate(client, {
        idempotencyKey: keyOf(order),
        paymentRequest: { ...requestOf(order), redirectUrl, webhookUrl, ...(method && { method }) },
      }),
    ),
  );
  const checkout_url = payment.links.checkout?.href;
  if (!checkout_url) throw new Error("Mollie began a payment without a page to pay on");
  return { ref: payment.id, checkout_url };
}

/** By direct debit: nobody pays on a page, Mollie collects by the mandate (a "recurring" payment, also the first one). */
async function collect(client: ClientCore, order: PaymentOrder, webhookUrl: string): Promise<OpenedPayment> {
  if (!order.mandate) throw new PaymentRefused("there is no mandate to collect by");
  const mandate = await mollieMandate(client, order, order.mandate);
  const payment = await valueOf(
    paymentsCreate(client, {
      idempotencyKey: keyOf(order),
      paymentRequest: {
        ...requestOf(order),
        webhookUrl,
        redirectUrl: null,
        method: "directdebit",
        sequenceType: "recurring",
        ...mandate,
      },
    }),
  );
  return { ref: payment.id, checkout_url: null, mandate_ref: mandateRef(mandate) };
}

function requestOf({ amount, description, site, member, payment_id }: PaymentOrder) {
  return { amount: toMollie(amount), description, metadata: { site, member, payment_id } };
}

function keyOf({ site, member, payment_id }: PaymentOrder): string {
  return mollieKey(`${site}/${member}/${payment_id}`);
}

async function unlessRefused<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (failure) {
    throw failure instanceof MollieProblem ? new PaymentRefused(failure.message) : failure;
  }
}

/** Mollie refuses where a method cannot be stopped, or the payment has ended. */
async function cancel(client: ClientCore, paymentId: string): Promise<void> {
  try {
    await valueOf(paymentsCancel(client, { paymentId }));
  } catch (failure) {
    if (!(failure instanceof MollieProblem)) throw failure;
  }
}

async function fetchPayment(client: ClientCore, paymentId: string): Promise<ProviderPayment | undefined> {
  try {
    return await readPayment(client, await valueOf(paymentsGet(client, { paymentId })));
  } catch (failure) {
    if (failure instanceof MollieProblem && [404, 410].includes(failure.status)) return undefined;
    throw failure;
  }
}

/** Mollie cannot be asked by our names, so its list is read, newest first, down to the time of the order. */
async function find(client: ClientCore, name: PaymentName & { since: number }) {
  let pages = 0;
  for await (const page of await paymentsList(client, { limit: PAGE })) {
    const { payments = [] } = (await valueOf(Promise.resolve(page))).result.embedded;
    const found = payments.find((payment) => isNamed(payment, name));
    if (found) {
      const known = await readPayment(client, found);
      return known && { ...known, checkout_url: found.links.checkout?.href ?? null, ...mandateOf(found) };
    }
    const oldest = payments.at(-1);
    if (!oldest || Date.parse(oldest.createdAt) < name.since - CLOCKS_DIFFER) return undefined;
    if (++pages === MOST_PAGES) throw new Error("too many payments at Mollie to find one of them");
  }
  return undefined;
}

/** What it is collected by, if it is. */
function mandateOf({ customerId, mandateId }: MolliePayment): Pick<OpenedPayment, "mandate_ref"> {
  return customerId && mandateId ? { mandate_ref: mandateRef({ customerId, mandateId }) } : {};
}

function isNamed({ metadata }: Pick<MolliePayment, "metadata">, { site, member, payment_id }: PaymentName): boolean {
  const named = names.safeParse(metadata).data;
  return named?.site === site && named.member === member && named.payment_id === payment_id;
}

/** Undefined: not one that we ordered. Charge-backs are lists of their own, and can be reversed. */
async function readPayment(client: ClientCore, payment: MolliePayment): Promise<ProviderPayment | undefined> {
  const named = names.safeParse(payment.metadata);
  if (!named.success) return undefined;
  const status = statuses[payment.status];
  if (!status) throw new Error(`Mollie has a state that we do not know: ${payment.status}`);
  const known = { ref: payment.id, amount: fromMollie(payment.amount), ...named.data };
  if (status !== "completed") return { ...known, status, revision: 0 };
  const {
    count,
    reversed,
    at = Date.parse(payment.paidAt ?? payment.createdAt),
  } = await countChargeBacks(client, payment.id);
  const refunded = refundedAtMollie(payment);
  const stands = {
    status: count > reversed ? ("charged_back" as const) : ("completed" as const),
    revision: count + reversed,
    at,
  };
  return { ...known, ...stands, ...(refunded > 0 && { refunded }) };
}

async function countChargeBacks(client: ClientCore, paymentId: string) {
  let [count, reversed] = [0, 0];
  const moments: number[] = [];
  for await (const page of await chargebacksList(client, { paymentId })) {
    const { chargebacks = [] } = (await valueOf(Promise.resolve(page))).result.embedded;
    count += chargebacks.length;
    reversed += chargebacks.filter(({ reversedAt }) => reversedAt).length;
    moments.push(...chargebacks.map(({ createdAt, reversedAt }) => Date.parse(reversedAt ?? createdAt)));
  }
  return { count, reversed, ...(moments.length > 0 && { at: Math.max(...moments) }) };
}
