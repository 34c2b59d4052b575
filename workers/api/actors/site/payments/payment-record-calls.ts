import { RpcTarget } from "cloudflare:workers";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";
import { transfersOf } from "../debits/transfer-rows.ts";
import { dailySums } from "./daily-sums.ts";
import { countOpenDisputes, type HandledDispute, handleDispute } from "./disputes.ts";
import {
  findPaymentRecord,
  type FoundPayment,
  listPaymentRecords,
  type PaymentFilter,
  type PaymentRecord,
} from "./payment-records.ts";
import { countProposals, type WaitingProposal, waitingProposals } from "./refund-proposals.ts";
import { listReconciliations, listUncompared, type Reconciliation } from "./reconciliations.ts";

/** Payments of all members, for operators. Every look stands in the audit log. Decision 0232. */
export class PaymentRecordCalls extends RpcTarget {
  constructor(private readonly storage: DurableObjectStorage) {
    super();
  }

  /** A page, the latest first. */
  list(filter: PaymentFilter, operator: Actor): { payments: PaymentRecord[]; next: number | null } {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const why = [
        filter.status,
        (filter.disputed || filter.dispute_open !== undefined) && "charged_back",
        filter.left_open && "left_open",
        filter.day,
        filter.find && "search",
      ]
        .filter(Boolean)
        .join(" ");
      writeAudit(sql, { operator, action: "payments_listed", ...(why && { why }) });
      return listPaymentRecords(sql, filter);
    });
  }

  /** What was paid and taken back, day by day. */
  sums(): ReturnType<typeof dailySums> {
    return dailySums(this.storage.sql);
  }

  /** Of the last 31 days, how ours stand beside the provider's. */
  reconciliations(): Reconciliation[] {
    return listReconciliations(this.storage.sql);
  }

  /** Of the last 31 days those that nobody compares any more, the latest first. */
  uncompared(): string[] {
    return listUncompared(this.storage.sql);
  }

  /** Of the last 31 days those on which they differ, the latest first. */
  daysThatDiffer(): string[] {
    return this.reconciliations()
      .filter(({ count }) => count > 0)
      .map(({ day }) => day);
  }

  /** Refunds that wait for a second operator, the longest first; none about their own account. */
  proposals(operator: Actor): WaitingProposal[] {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      writeAudit(sql, { operator, action: "proposals_listed" });
      return waitingProposals(sql, operator.member);
    });
  }

  /** How many of them wait for this operator, and how many of their own for somebody else. */
  countProposals(operator: Actor): ReturnType<typeof countProposals> {
    return countProposals(this.storage.sql, operator);
  }

  /** How many payments that a bank took back nobody has dealt with, without those of the operator's own account. */
  openDisputes(operator: Actor): number {
    return countOpenDisputes(this.storage.sql, operator);
  }

  /** An operator dealt with one. `decision_changed`, `not_found`, `yourself`. */
  handleDispute(handled: HandledDispute): Result<object> {
    return this.storage.transactionSync(() => handleDispute(this.storage.sql, handled));
  }

  /** One payment with its history, and the numbers of its refunds that go by hand; those of one's own account are left out. `not_found`. */
  inspect(number: number, operator: Actor): Result<FoundPayment & { transfers: number[] }> {
    const { sql } = this.storage;
    return this.storage.transactionSync(() => {
      const found = findPaymentRecord(sql, number);
      if (!found) return refuse("not_found");
      const { member, provider_ref: ref } = found.payment;
      writeAudit(sql, { operator, action: "payment_looked", why: String(number), ...(member !== null && { member }) });
      const isOwn = member !== null && member === operator.member;
      return accept({ ...found, transfers: ref === null || isOwn ? [] : transfersOf(sql, ref) });
    });
  }
}
