import type { ReceivedAppeal } from "../../../../../../app/contract/safety/cases.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import type { MemberState } from "../../engine/state.ts";
import { copyFor } from "./sent-case.ts";

/** Who appealed hears that it arrived, with a copy of what they wrote. */
export function receiveAppealReceipt(state: MemberState, { text, about, ...receipt }: ReceivedAppeal): void {
  const contents = { ...receipt, ...copyFor(state.sql, text) };
  enqueueMail(state, { kind: "appeal_received", contents, ...(contents.copy && about && { about }) });
}
