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

/** The statement of reasons, where it comes with the decision; that of a case is mailed by whoever decided the case. */
function mailReasons(state: MemberState, { kind, reason, ...decision }: Sanction | LiftedSanction): void {
  if (reason === undefined) return;
  const imposed = "until" in decision;
  const contents = {
    kind,
    reason,
    lifted: !imposed,
    closed: mustBeSuspended(state.sql),
    until: imposed ? decision.until : null,
    link: `${state.env.PUBLIC_ORIGIN}/pages/ban`,
  };
  enqueueMail(state, { kind: "sanction", contents });
}
