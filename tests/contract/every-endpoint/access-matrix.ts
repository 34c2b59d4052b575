import { randomUUID } from "node:crypto";
import { hideMember, unhideMember } from "../../../app/contract/people/hidden.ts";
import { block, unblock } from "../../../app/contract/safety/blocks.ts";
import {
  deleteChat,
  listMessages,
  markRead,
  restoreChat,
  sendMessage,
  typing,
} from "../../../app/contract/conversations/conversations.ts";
import { getMember, like, tellOfLike, unlike } from "../../../app/contract/people/discovery.ts";
import { revokeMandate } from "../../../app/contract/money/direct-debit.ts";
import type { Endpoint, InputOf } from "../../../app/contract/endpoint.ts";
import { cancelPayment, getPayment, startPayment } from "../../../app/contract/money/payments.ts";
import { showMessagePhoto } from "../../../app/contract/conversations/message-photos.ts";
import { sendReport } from "../../../app/contract/safety/reports.ts";
import { aReportOn } from "../fixtures/cases.ts";
import type { ApiMember } from "../fixtures/members.ts";
import type { Fixtures } from "./shared-fixtures.ts";

/** One call that takes an id: what it answers its owner, another member, about nobody, and somebody signed out. */
export interface Row {
  endpoint: Endpoint;
  /** Anna owns what the id names; Carla has nothing to do with it. */
  input: (made: Fixtures) => unknown;
  owner: Verdict;
  other: Verdict;
  unknown: Verdict;
  /** The input's field that holds the id. */
  field: string;
}

/** 200, or the refusal. */
type Verdict = "ok" | "not_found" | "yourself";

/** Every call that takes an id. `blockable`: nobody else has to do with them. */
export const accessMatrix = (blockable: () => ApiMember): Row[] => [
  row(getMember, "id", (at) => ({ id: at.bert.id }), { owner: "ok", other: "ok", unknown: "not_found" }),
  row(like, "id", (at) => ({ id: at.bert.id }), { owner: "ok", other: "ok", unknown: "not_found" }),
  row(like, "id", (at) => ({ id: at.anna.id }), { owner: "yourself", other: "ok", unknown: "not_found" }),
  row(unlike, "id", (at) => ({ id: at.carla.id }), { owner: "ok", other: "ok", unknown: "ok" }),
  row(tellOfLike, "id", (at) => ({ id: at.bert.id }), { owner: "ok", other: "ok", unknown: "ok" }),
  row(listMessages, "with", (at) => ({ with: at.bert.id }), { owner: "ok", other: "ok", unknown: "not_found" }),
  row(listMessages, "with", (at) => ({ with: at.anna.id }), {
    owner: "not_found",
    other: "ok",
    unknown: "not_found",
  }),
  row(listMessages, "conversation", (at) => ({ conversation: at.conversation }), {
    owner: "ok",
    other: "not_found",
    unknown: "not_found",
  }),
  row(sendMessage, "to", (at) => ({ client_id: randomUUID(), to: at.bert.id, text: "hello" }), {
    owner: "ok",
    other: "ok",
    unknown: "not_found",
  }),
  row(showMessagePhoto, "message", (at) => ({ message: at.photoMessage }), {
    owner: "ok",
    other: "not_found",
    unknown: "not_found",
  }),
  row(typing, "to", (at) => ({ to: at.bert.id }), { owner: "ok", other: "ok", unknown: "ok" }),
  row(markRead, "conversation", (at) => ({ conversation: at.conversation, position: 0 }), {
    owner: "ok",
    other: "ok",
    unknown: "ok",
  }),
  row(getPayment, "payment_id", (at) => ({ payment_id: at.payment.payment_id }), {
    owner: "ok",
    other: "not_found",
    unknown: "not_found",
  }),
  row(revokeMandate, "mandate_id", (at) => ({ mandate_id: at.mandate.mandate_id }), {
    owner: "ok",
    other: "not_found",
    unknown: "not_found",
  }),
  row(cancelPayment, "payment_id", (at) => ({ payment_id: at.payment.payment_id }), {
    owner: "ok",
    other: "not_found",
    unknown: "not_found",
  }),
  row(startPayment, "bundle", (at) => ({ ...at.order, payment_id: randomUUID() }), {
    owner: "ok",
    other: "ok",
    unknown: "not_found",
  }),
  row(deleteChat, "conversation", (at) => ({ conversation: at.chatWithCarla }), {
    owner: "ok",
    other: "ok",
    unknown: "ok",
  }),
  row(restoreChat, "conversation", (at) => ({ conversation: at.conversation }), {
    owner: "ok",
    other: "not_found",
    unknown: "not_found",
  }),
  row(unblock, "id", (at) => ({ id: at.carla.id }), { owner: "ok", other: "ok", unknown: "ok" }),
  row(sendReport, "id", (at) => aReportOn(at.bert), { owner: "ok", other: "ok", unknown: "not_found" }),
  row(sendReport, "id", (at) => aReportOn(at.anna), { owner: "yourself", other: "ok", unknown: "not_found" }),
  row(unhideMember, "id", (at) => ({ id: at.carla.id }), { owner: "ok", other: "ok", unknown: "ok" }),
  row(hideMember, "id", (at) => ({ id: at.anna.id }), { owner: "yourself", other: "ok", unknown: "not_found" }),
  row(block, "id", () => ({ id: blockable().id }), { owner: "ok", other: "ok", unknown: "not_found" }),
];

function row<E extends Endpoint>(
  endpoint: E,
  field: string,
  input: (at: Fixtures) => InputOf<E>,
  verdicts: Pick<Row, "owner" | "other" | "unknown">,
): Row {
  return { endpoint, field, input, ...verdicts };
}
