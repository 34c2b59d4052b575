import type { PaymentStatus } from "../../../../app/contract/money.ts";
import type { TestPaymentRecord, TestStatus } from "../../actors/site/test-payments.ts";
import { hashOf } from "../../seal.ts";
import type { PaymentOrder, PaymentProvider, ProviderPayment } from "./payment-provider.ts";

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
};

/**
 * Stands in for a real provider on a demonstration: its checkout is our page `/dev/payments/{ref}`, no money moves.
 * `ref` follows from whose and which payment it is, so a repeated order is the same payment; nobody can tell whose from
 * it: it stays in the books when the member is erased.
 */
export function testPaymentProvider(site: Ledger): PaymentProvider {
  return {
    async create(order: PaymentOrder) {
      const ref = `tp_${hashOf(`${order.member}/${order.payment_id}`)}`;
      await site.openTestPayment({ ...order, ref });
      return { ref, checkout_url: new URL(`/dev/payments/${ref}`, order.return_url).href };
    },
    async fetch(ref: string): Promise<ProviderPayment | undefined> {
      const record = await site.testPayment(ref);
      if (!record) return undefined;
      const { amount, site: owner, member, payment_id } = record;
      return { ref, status: statuses[record.status], amount, site: owner, member, payment_id };
    },
  };
}
