import type { AnsweredSupport, AskedSupport } from "../../../../app/contract/safety/support.ts";
import type { LiftedSanction, Sanction } from "../../../../app/contract/safety/sanctions.ts";
import type { MemberDecision, ReceivedAppeal } from "../../../../app/contract/safety/cases.ts";
import { log } from "../../log.ts";
import { receiveDeactivated, receiveReactivated } from "./deletion/contact-deactivated.ts";
import { receiveBlock, receiveUnblock } from "./people/blocks/blocks.ts";
import { receiveAppealReceipt } from "./people/reports/appeal-receipt.ts";
import { receiveCaseDecision } from "./people/reports/case-decision.ts";
import { receiveAskedSupport, receiveSupportAnswer } from "./people/reports/support-questions.ts";
import { receiveErased } from "./deletion/contact-erased.ts";
import { defer, mustWait, takeDeferred } from "./conversations/sending/deferred.ts";
import type { OperatorAnswer } from "../site/operators/queue/fictional-queue.ts";
import { type NotAnswered, receiveAnswer, receiveNotAnswered, tellNobodyAnswers } from "./fictional/answer.ts";
import { receiveLike, receiveUnlike } from "./people/likes/likes.ts";
import type { Person } from "./people/person.ts";
import { receiveCardKept } from "./people/cards/kept-cards.ts";
import { tellDeactivatedTo } from "./people/contacts.ts";
import { type PhotoDecision, receiveDecision } from "./photos/photo-inspection.ts";
import { receiveRead } from "./conversations/read.ts";
import { receiveMessage } from "./conversations/sending/receive-message.ts";
import type { AllottedReceipt } from "../site/receipts.ts";
import { settlePayment, type VerifiedPayment } from "./money/payments/settle-payment.ts";
import { receiveReceiptNumber } from "./money/receipts/receipts.ts";
import { refreshCachedProfile } from "./people/cards/profile-cache.ts";
import { receiveResetAsked } from "./auth/credentials/reset-asked.ts";
import type { SentPayload } from "./conversations/sending/dispatch.ts";
import type { MemberState } from "./engine/state.ts";
import { receiveTextDecision, type TextDecision } from "./standing/receive-text-decision.ts";
import { receiveSpamFlag, type SpamFlag } from "./standing/spam-flags.ts";
import { isHidden } from "./standing/hidden.ts";
import { receiveIdKept } from "./suggestions/kept-ids.ts";
import { receiveSanction } from "./standing/receive-sanction.ts";

type Act = (state: MemberState, payload: never) => void;

/** What other actors tell a member. The payloads come from our own outboxes, written by the code named here. */
const acts: Record<string, Act> = {
  message: (state, payload: SentPayload) => receiveMessage(state, payload),
  like: (state, payload: { person: Person; by_switch?: boolean }) => receiveLike(state, payload),
  unlike: (state, payload: { id: string }) => receiveUnlike(state, payload),
  read: (state, payload: { conversation: string; message: string }) => receiveRead(state, payload),
  person: ({ sql }, payload: Person) => refreshCachedProfile(sql, payload),
  block: (state, payload: { id: string }) => receiveBlock(state, payload),
  unblock: (state, payload: { id: string }) => receiveUnblock(state, payload),
  photo_decided: (state, payload: PhotoDecision) => receiveDecision(state, payload),
  operator_answer: (state, payload: OperatorAnswer) => receiveAnswer(state, payload),
  not_answered: (state, payload: NotAnswered) => receiveNotAnswered(state, payload),
  case_decided: (state, payload: MemberDecision) => receiveCaseDecision(state, payload),
  appeal_received: (state, payload: ReceivedAppeal) => receiveAppealReceipt(state, payload),
  support_asked: (state, payload: AskedSupport) => receiveAskedSupport(state, payload),
  support_answered: (state, payload: AnsweredSupport) => receiveSupportAnswer(state, payload),
  card_kept: ({ sql }, payload: { id: string }) => receiveCardKept(sql, payload),
  id_kept: ({ sql }, payload: { id: string }) => receiveIdKept(sql, payload),
  contact_deactivated: (state, payload: { id: string }) => receiveDeactivated(state, payload),
  contact_reactivated: (state, payload: Person) => receiveReactivated(state, payload),
  contact_erased: (state, payload: { id: string }) => receiveErased(state, payload),
  text_decided: (state, payload: TextDecision) => receiveTextDecision(state, payload),
  spam_flag: (state, payload: SpamFlag) => receiveSpamFlag(state, payload),
  sanction: (state, payload: Sanction) => receiveSanction(state, payload),
  sanction_lifted: (state, payload: LiftedSanction) => receiveSanction(state, payload),
  receipt_allotted: (state, payload: AllottedReceipt) => receiveReceiptNumber(state, payload),
  debit_settled: (state, payload: VerifiedPayment) => settlePayment(state, payload),
  reset_asked: (state, payload: { email: string }) => receiveResetAsked(state, payload),
};

/** One event, inside a transaction and not handled before. An unknown kind is a newer version's: it is only logged. */
export function receive(state: MemberState, event: { kind: string; payload: unknown }): void {
  const { kind, payload } = event;
  if (mustWait(state.sql, kind)) {
    const sender = defer(state.sql, { kind, payload });
    if (isHidden(state.sql)) tellDeactivatedTo(state.sql, sender);
    if (kind === "message") tellNobodyAnswers(state.sql, payload as SentPayload);
    return;
  }
  const act = acts[kind];
  if (act) act(state, payload as never);
  else log({ level: "error", event: "unknown_member_event", kind });
}

/** Shows what waited, in the order in which it came. */
export function releaseDeferred(state: MemberState): void {
  for (const { kind, payload } of takeDeferred(state.sql)) receive(state, { kind, payload: JSON.parse(payload) });
}
