import type { CaseOutcome } from "../../../../../app/contract/cases.ts";
import type { SanctionKind } from "../../../../../app/contract/sanctions.ts";
import { clock } from "../../../clock.ts";

/**
 * `lifts`: when an operator last lifted a kind on a member's page, in the order of all decisions about them. That order is
 * `sequence`, which is the time (milliseconds) as long as the clock is right.
 */
export const liftsSchema = [
  `CREATE TABLE lifts (
    member TEXT NOT NULL,
    kind TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (member, kind)
  ) WITHOUT ROWID`,
  "ALTER TABLE case_decisions ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0",
  "UPDATE case_decisions SET sequence = decided_at",
];

/** For the next decision about a member: behind all that were made. */
export function nextSequence(sql: SqlStorage, member: string): number {
  const next = `SELECT max(?1,
    ifnull((SELECT max(sequence) + 1 FROM case_decisions JOIN cases ON cases.number = "case" WHERE reported = ?2), 0),
    ifnull((SELECT max(sequence) + 1 FROM lifts WHERE member = ?2), 0)) AS sequence`;
  return sql.exec<{ sequence: number }>(next, clock.now(), member).one().sequence;
}

interface Lift {
  member: string;
  kind: SanctionKind;
  /** Of the latest decision that counted, as the member's object said. */
  seen: number;
}

/** Was that lifted already? */
export function liftedBefore(sql: SqlStorage, { member, kind, seen }: Lift): boolean {
  const later = "SELECT 1 FROM lifts WHERE member = ? AND kind = ? AND sequence > ?";
  return sql.exec(later, member, kind, seen).toArray().length > 0;
}

/** All of that kind is lifted; answers the lift's `sequence`. */
export function noteLift(sql: SqlStorage, { member, kind, seen }: Lift): number {
  const sequence = Math.max(nextSequence(sql, member), seen + 1);
  sql.exec("INSERT OR REPLACE INTO lifts (member, kind, sequence) VALUES (?, ?, ?)", member, kind, sequence);
  return sequence;
}

interface Decision {
  case: string;
  outcome: CaseOutcome;
  sequence: number;
}

/** Was this decision lifted on the member's page? */
export function isLifted(sql: SqlStorage, decision: Decision): boolean {
  const later = `SELECT 1 FROM lifts JOIN cases ON reported = member
    WHERE cases.number = ? AND lifts.kind = ? AND sequence > ?`;
  return sql.exec(later, decision.case, decision.outcome, decision.sequence).toArray().length > 0;
}

/** An erased member. */
export function forgetLifts(sql: SqlStorage, member: string): void {
  sql.exec("DELETE FROM lifts WHERE member = ?", member);
}
