import { clock } from "../../clock.ts";
import type { OperatorEvent } from "../accounts/operators/operator-events.ts";
import { once } from "../outbox.ts";
import { keepAccounting, type AccountingEntry } from "./erased/accounting.ts";
import { count, type Count } from "./counters.ts";
import { countDiscountUse, type UsedDiscount } from "./discounts/discount-codes.ts";
import { endMandateOf, keepDebit, type EndedMandate, type WaitingDebit } from "./debits/debit-rows.ts";
import { isForgotten, noteForgotten } from "./erased/forgotten-members.ts";
import { eraseMember, type ErasedMember } from "./erased/erased-member.ts";
import {
  fictionalGone,
  type NothingWaits,
  queueFictional,
  type WaitingMessage,
} from "./operators/queue/fictional-queue.ts";
import { registerFictional, type RegisteredFictional } from "./operators/members/fictional-profiles.ts";
import type { LinkMaker } from "./operators/cases/appeal-links.ts";
import { settleCase, type SettledCase } from "./operators/cases/case-decisions.ts";
import { settleAnswer, type SettledAnswer } from "./operators/cases/support-answers.ts";
import { addCaseOf } from "./operators/cases/add-case.ts";
import type { NewCase } from "./operators/cases/cases.ts";
import { writeAudit } from "./operators/audit/audit.ts";
import { photoGone, queuePhoto, type PhotoEvent } from "./operators/queue/photo-queue.ts";
import { dropOldDecided } from "./operators/queue/queue.ts";
import { type ChangedPayment, notePayment } from "./payments/payment-records.ts";
import { type DecidedProposal, endProposal, keepProposal, type RefundProposal } from "./payments/refund-proposals.ts";
import { allotReceipt, type WantedReceipt } from "./receipts.ts";
import { planReconciliation } from "./payments/reconciliations.ts";
import { REMEMBERED } from "./remembered.ts";
import { queueText, textGone, type TextEvent } from "./operators/queue/text-queue.ts";

/** As it comes from an outbox. */
export interface SiteEvent {
  id: string;
  kind: string;
  payload: unknown;
}

/** An event for the site, handled once. */
export function receive(storage: DurableObjectStorage, event: SiteEvent, links: LinkMaker): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    once(sql, event.id, () => apply(sql, event, links));
    sql.exec("DELETE FROM inbox WHERE at < ?", clock.now() - REMEMBERED);
    dropOldDecided(sql);
  });
}

function apply(sql: SqlStorage, { kind, payload }: SiteEvent, links: LinkMaker): void {
  if (kind === "count") count(sql, payload as Count);
  else if (kind === "accounting") keepAccounting(sql, payload as { entries: AccountingEntry[] });
  else if (kind === "forgotten") forget(sql, payload as ErasedMember, links);
  else if (kind === "inspect_photo") queuePhoto(sql, payload as PhotoEvent & { at: number });
  else if (kind === "photo_gone") photoGone(sql, payload as PhotoEvent);
  else if (kind === "fictional_message") queueFictional(sql, payload as WaitingMessage);
  else if (kind === "fictional_gone") fictionalGone(sql, payload as NothingWaits);
  else if (kind === "fictional_profile") registerFictional(sql, payload as RegisteredFictional);
  else if (kind === "inspect_text") queueText(sql, payload as TextEvent & { at: number });
  else if (kind === "text_gone") textGone(sql, payload as TextEvent);
  else if (kind === "report") addCaseOf(sql, payload as NewCase, links);
  else if (kind === "operator_event") writeAudit(sql, payload as OperatorEvent);
  else if (kind === "discount_used") countDiscountUse(sql, payload as UsedDiscount);
  else if (kind === "payment_changed") hearPayment(sql, payload as ChangedPayment);
  else if (kind === "refund_proposed") hearProposal(sql, payload as RefundProposal, links);
  else if (kind === "refund_decided") hearDecision(sql, payload as DecidedProposal, links);
  else if (kind === "receipt") allotReceipt(sql, payload as WantedReceipt);
  else if (kind === "debit_waits") keepDebit(sql, payload as WaitingDebit);
  else if (kind === "mandate_ended") endMandateOf(sql, payload as EndedMandate);
  else if (kind === "support_settled") settleAnswer(sql, payload as SettledAnswer);
  else if (kind === "case_settled") settleCase(sql, payload as SettledCase, links);
  else throw new Error(`unknown event for the site: ${kind}`);
}

function forget(sql: SqlStorage, erased: ErasedMember, { secret }: LinkMaker): void {
  noteForgotten(sql, secret, erased.member);
  eraseMember(sql, erased);
}

/** Of an erased member nothing waits, whatever comes late. */
function hearProposal(sql: SqlStorage, proposal: RefundProposal, { secret }: LinkMaker): void {
  if (!isForgotten(sql, secret, proposal.member)) keepProposal(sql, proposal);
}

function hearDecision(sql: SqlStorage, decided: DecidedProposal, { secret }: LinkMaker): void {
  if (!isForgotten(sql, secret, decided.member)) endProposal(sql, decided);
}

/** What moved is compared with the provider's record, once its day is over. */
function hearPayment(sql: SqlStorage, changed: ChangedPayment): void {
  notePayment(sql, changed);
  planReconciliation(sql, changed);
}
