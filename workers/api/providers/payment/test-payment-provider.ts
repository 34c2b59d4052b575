import { paymentMethods, type PaymentStatus } from "../../../../app/contract/money/payments.ts";
import { refundedIn, type TestRefundOrder } from "../../actors/site/test-provider/test-refunds.ts";
import type { TestPaymentRecord, TestStatus } from "../../actors/site/test-provider/test-payments.ts";
import { hashOf } from "../../signature.ts";
import {
  RefundRefused,
  type PaymentName,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderPayment,
  type MovedMoney,
  type ProviderRefund,
} from "./payment-provider.ts";

/** At once inside the site's own object, else by a call. */
type Soon<Value> = Value | Promise<Value>;

/** The part of `Site` that keeps the test provider's payments. */
export interface Ledger {
  testPayments: {
    open(record: Omit<TestPaymentRecord, "status">): Soon<TestPaymentRecord>;
    find(ref: string): Soon<TestPaymentRecord | undefined>;
    decide(ref: string, status: TestStatus): unknown;
    listMoved(from: number, until: number): Soon<MovedMoney>;
    refund(order: TestRefundOrder): Soon<ProviderRefund | undefined>;
  };
}

const statuses: Record<TestStatus, PaymentStatus> = {
  open: "pending",
  paid: "completed",
  failed: "failed",
  cancelled: "cancelled",
  expired: "expired",
  charged_back: "charged_back",
};

/**
 * Stands in for a real provider on a demonstration: its checkout is our page `/dev/payments/{ref}`, no money moves.
 * `ref` follows from whose and which payment it is, so a repeated order is the same payment; nobody can tell whose from
 * it: it stays in the books when the member is erased.
 */
export function testPaymentProvider(site: Ledger): PaymentProvider {
  return {
    /** The account of a mandate goes no further. */
    async create({ mandate: _mandate, ...order }: PaymentOrder) {
      const ref = refOf(order);
      await site.testPayments.open({ ...order, ref });
      return { ref, checkout_url: checkoutOf(ref, order) };
    },
    async find(name) {
      const record = await site.testPayments.find(refOf(name));
      return record && { ...paymentOf(record), checkout_url: checkoutOf(record.ref, record) };
    },
    async fetch(ref: string): Promise<ProviderPayment | undefined> {
      const record = await site.testPayments.find(ref);
      return record && paymentOf(record);
    },
    async cancel(ref) {
      await site.testPayments.decide(ref, "cancelled");
    },
    isRef: (text) => /^tp_[\w-]+$/.test(text),
    async refund({ ref, key, amount }) {
      const taken = await site.testPayments.refund({ ref, key, amount: amount.amount });
      if (!taken) throw new RefundRefused("the test provider refuses this refund");
      return taken;
    },
    async findRefund({ ref, key }) {
      const record = await site.testPayments.find(ref);
      return record?.refunds?.find((one) => one.key === key);
    },
    listMoved: async ({ from, until }) => site.testPayments.listMoved(from, until),
    methods: () => Promise.resolve([...paymentMethods]),
  };
}

function refOf({ member, payment_id }: PaymentName): string {
  return `tp_${hashOf(`${member}/${payment_id}`)}`;
}

function checkoutOf(ref: string, { return_url }: Pick<PaymentOrder, "return_url">): string {
  return new URL(`/dev/payments/${ref}`, return_url).href;
}

function paymentOf(record: TestPaymentRecord): ProviderPayment {
  const { ref, status, amount, site, member, payment_id, revision = 0, at, refunds = [] } = record;
  const refunded = refundedIn(refunds);
  const known = { ref, status: statuses[status], amount, site, member, payment_id, revision };
  return { ...known, ...(at !== undefined && { at }), ...(refunded > 0 && { refunded }) };
}
