import type { MemberDecision } from "../../../../../../app/contract/safety/cases.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { countsBeside } from "../../standing/sanctions.ts";
import type { MemberState } from "../../engine/state.ts";
import { sentCaseFor } from "./sent-case.ts";

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
  if (side === "reported")
    return enqueueMail(state, {
      kind: "case_decided",
      contents: {
        ...decision,
        still: somethingCounts(state, decision),
        rules: `${state.env.PUBLIC_ORIGIN}/pages/ban`,
      },
    });
  const sent = decision.sent && sentCaseFor(state.sql, decision.sent);
  const about = sent?.person?.id;
  const contents = { ...decision, ...(sent && { sent }) };
  enqueueMail(state, { kind: "report_decided", contents, ...(about && { about }) });
}

/** Does something else do what a reversed decision did? Its lift may not have arrived yet. */
function somethingCounts({ sql }: MemberState, { case: number, change, before }: MemberDecision): boolean {
  if (change !== "reversed" || !before || before.outcome === "nothing") return false;
  return countsBeside(sql, { case: number, kind: before.outcome });
}
