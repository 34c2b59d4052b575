import type { LiftedSanction, Sanction } from "../../../../../app/contract/sanctions.ts";
import { accountOf } from "../account/account.ts";
import { tellAccounts } from "../auth/credentials/account-claim.ts";
import type { MemberState } from "../engine/state.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { counts, mustBeSuspended, noteSanction } from "./sanctions.ts";

/**
 * The site decided about the member, or lifted what it had decided; nobody hears of what changes nothing. What the account shows
 * follows (`follow-standing.ts`).
 */
export function receiveSanction(state: MemberState, decision: Sanction | LiftedSanction): void {
  const { sql } = state;
  if (!noteSanction(sql, decision)) return;
  mailReasons(state, decision);
  if (decision.kind !== "ban") return;
  tellAccounts(state, counts(sql, "ban") ? "banned" : "ban_lifted", accountOf(sql).email);
}

/** That it was lifted and why; what belongs to a case is mailed with the case's decision. */
function mailReasons(state: MemberState, decision: Sanction | LiftedSanction): void {
  if ("until" in decision || decision.reason === undefined) return;
  const { kind, reason } = decision;
  enqueueMail(state, {
    kind: "sanction",
    contents: { kind, reason, lifted: true, closed: mustBeSuspended(state.sql) },
  });
}
