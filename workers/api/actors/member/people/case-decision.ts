import type { MemberDecision } from "../../../../../app/contract/cases.ts";
import { enqueueMail } from "../notifications/mails.ts";
import type { MemberState } from "../engine/state.ts";

/** Keeps what was decided, for the member's own export, and mails it. */
export function receiveCaseDecision(state: MemberState, decision: MemberDecision): void {
  const { side, outcome, ground, words, until, change, decided_at } = decision;
  state.sql.exec(
    `INSERT OR IGNORE INTO case_decisions ("case", side, outcome, ground, words, until, change, decided_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    decision.case,
    side,
    outcome,
    ground,
    words,
    until,
    change,
    decided_at,
  );
  enqueueMail(state, { kind: side === "reporter" ? "report_decided" : "case_decided", contents: decision });
}
