import { RpcTarget } from "cloudflare:workers";
import type { MovedMoney, ProviderRefund } from "../../../providers/payment/payment-provider.ts";
import {
  findTestPayment,
  openTestPayment,
  type RefundMode,
  settleTestPayment,
  type TestPaymentRecord,
  type TestStatus,
} from "./test-payments.ts";
import { movedAtTestProvider } from "./test-moves.ts";
import { decideTestRefunds, refundTestPayment, type TestRefundOrder } from "./test-refunds.ts";

/** The embedded test provider, as its page and the provider's adapter call it. */
export class TestPaymentCalls extends RpcTarget {
  constructor(private readonly sql: SqlStorage) {
    super();
  }

  /** Opens a payment; the same `ref` again is the same payment. */
  open(record: Omit<TestPaymentRecord, "status">): TestPaymentRecord {
    return openTestPayment(this.sql, record);
  }

  /** The payment, or undefined. */
  find(ref: string): TestPaymentRecord | undefined {
    return findTestPayment(this.sql, ref);
  }

  /** The payer's decision, or their bank's: only a payment that stands as one of `from` changes. */
  decide(ref: string, status: TestStatus, from: readonly TestStatus[] = ["open"]): TestPaymentRecord | undefined {
    return settleTestPayment(this.sql, { ref, from, status });
  }

  /** What moved from `from` on and before `until` (milliseconds), as with a real provider. */
  listMoved(from: number, until: number): MovedMoney {
    return movedAtTestProvider(this.sql, { from, until });
  }

  /** Refunds once a key. Undefined: refused, as with a real provider where more would go back than was paid. */
  refund(order: TestRefundOrder): ProviderRefund | undefined {
    return refundTestPayment(this.sql, order);
  }

  /** How the next refunds of a payment go; those that wait go the same way. Money that left may come back: `failed`. */
  decideRefunds(ref: string, mode: RefundMode | "failed"): TestPaymentRecord | undefined {
    return decideTestRefunds(this.sql, { ref, mode });
  }
}
