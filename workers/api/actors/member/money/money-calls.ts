import { RpcTarget } from "cloudflare:workers";
import type { Payment } from "../../../../../app/contract/money.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import type { MemberEngine } from "../engine/member-engine.ts";
import * as payments from "./payments.ts";
import { balanceOf, ledgerOf, type LedgerEntry } from "./wallet.ts";

/** Payments, and the credits they became. */
export class MoneyCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  preparePayment(token: string, order: payments.PaymentOrder): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.preparePayment(state, order));
  }

  attachPayment(token: string, order: payments.Attachment): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.attachPayment(state, order));
  }

  failPayment(token: string, id: string): Result<Payment> {
    return this.engine.signedIn(token, (state) => payments.failPayment(state, id));
  }

  /** `verified` comes from the provider's own record, by webhook or reconciliation. */
  settlePayment(verified: payments.VerifiedPayment): Result<Payment> {
    if (!this.engine.account()) return refuse("not_found");
    return this.engine.act((state) => payments.settlePayment(state, verified));
  }

  payment(token: string, id: string): Result<Payment> {
    return this.engine.reading(token, ({ sql }) => payments.findPayment(sql, id));
  }

  payments(token: string, page: number): Result<payments.PaymentsPage> {
    return this.engine.reading(token, ({ sql }) => accept(payments.listPayments(sql, page)));
  }

  openPayments(): ReturnType<typeof payments.openPayments> {
    return payments.openPayments(this.engine.sql);
  }

  ledger(): { balance: number; entries: LedgerEntry[] } {
    if (!this.engine.exists()) return { balance: 0, entries: [] };
    return { balance: balanceOf(this.engine.sql), entries: ledgerOf(this.engine.sql) };
  }
}
