import type { LiftedSanction, Sanction } from "../../../../../app/contract/safety/sanctions.ts";
import { accountOf } from "../account/account.ts";
import { tellAccounts } from "../auth/credentials/account-claim.ts";
import type { MemberState } from "../engine/state.ts";
import { enqueueMail } from "../notifications/mails.ts";
import { casesCounting, counts, mustBeSuspended, noteSanction } from "./sanctions.ts";
import { forgetSpamFlags } from "./spam-flags.ts";

/**
 * The site decided about the member, or lifted what it had decided; nobody hears of what changes nothing. What the account shows
 * follows (`follow-standing.ts`).
 */
export function receiveSanction(state: MemberState, decision: Sanction | LiftedSanction): void {
  const { sql } = state;
  const counted = casesCounting(sql, decision.kind);
  if (!noteSanction(sql, decision)) return;
  mailReasons(state, decision, counted);
  if (decision.kind === "hold" && !("until" in decision)) forgetSpamFlags(sql);
  if (decision.kind !== "ban") return;
  tellAccounts(state, counts(sql, "ban") ? "banned" : "ban_lifted", accountOf(sql).email);
}

/** That it was lifted and why; what belongs to a case is mailed with the case's decision. */
function mailReasons(state: MemberState, decision: Sanction | LiftedSanction, counted: (string | null)[]): void {
  if ("until" in decision || decision.reason === undefined) return;
  const { kind, reason } = decision;
  const still = casesCounting(state.sql, kind);
  const cases = counted.flatMap((one) => (one === null || still.includes(one) ? [] : [one]));
  enqueueMail(state, {
    kind: "sanction",
    contents: { kind, reason, cases: cases.join(", "), lifted: true, closed: mustBeSuspended(state.sql) },
  });
}
