import { paymentMethods, type PaymentStatus } from "../../../../app/contract/money.ts";
import type { TestPaymentRecord, TestStatus } from "../../actors/site/test-payments.ts";
import { hashOf } from "../../signature.ts";
import type { PaymentName, PaymentOrder, PaymentProvider, ProviderPayment } from "./payment-provider.ts";

/** The part of `Site` that keeps the test provider's payments. */
interface Ledger {
  openTestPayment(record: Omit<TestPaymentRecord, "status">): Promise<TestPaymentRecord>;
  testPayment(ref: string): Promise<TestPaymentRecord | undefined>;
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
    async create(order: PaymentOrder) {
      const ref = refOf(order);
      await site.openTestPayment({ ...order, ref });
      return { ref, checkout_url: checkoutOf(ref, order) };
    },
    async find(name) {
      const record = await site.testPayment(refOf(name));
      return record && { ...paymentOf(record), checkout_url: checkoutOf(record.ref, record) };
    },
    async fetch(ref: string): Promise<ProviderPayment | undefined> {
      const record = await site.testPayment(ref);
      return record && paymentOf(record);
    },
    isRef: (text) => /^tp_[\w-]+$/.test(text),
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
  const { ref, status, amount, site, member, payment_id, revision = 0, at } = record;
  return { ref, status: statuses[status], amount, site, member, payment_id, revision, ...(at !== undefined && { at }) };
}
