import type { DisputeOutcome } from "../../../../../app/contract/operators/money/dispute-outcomes.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { clock } from "../../../clock.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";

/** What operators did about payments that a bank took back; `change`: the last one of the payment that they saw. Milliseconds. Decision 0261. */
export const disputeNotesSchema = [
  `CREATE TABLE dispute_notes (
    payment INTEGER NOT NULL,
    change INTEGER NOT NULL,
    at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    operator_name TEXT NOT NULL,
    outcome TEXT NOT NULL,
    PRIMARY KEY (payment, change)
  ) WITHOUT ROWID`,
];

/** A dispute is open until somebody dealt with the last thing that happened to the payment. */
export const OPEN_DISPUTE = `disputed = 1 AND NOT EXISTS (
  SELECT 1 FROM dispute_notes WHERE dispute_notes.payment = payments.number AND dispute_notes.change >= payments.change)`;

/** What somebody did about it. */
export interface DisputeNote {
  at: number;
  operator_name: string;
  outcome: string;
}

/** All that was done about one, the latest first. */
export function disputeNotes(sql: SqlStorage, number: number): DisputeNote[] {
  const notes = "SELECT at, operator_name, outcome FROM dispute_notes WHERE payment = ? ORDER BY change DESC";
  return sql.exec<DisputeNote & Record<string, SqlStorageValue>>(notes, number).toArray();
}

/** How many are open, without those of the operator's own account. */
export function countOpenDisputes(sql: SqlStorage, { member }: Actor): number {
  const query = `SELECT count(*) AS open FROM payments WHERE ${OPEN_DISPUTE} AND member IS NOT ?`;
  return sql.exec<{ open: number }>(query, member ?? "").one().open;
}

/** As the contract's `handleDispute`. */
export interface HandledDispute {
  number: number;
  change: number;
  operator: Actor;
  outcome: DisputeOutcome;
}

/** Writes down that one was dealt with, and how. The same once more changes nothing. `decision_changed`, `not_found`, `yourself`. */
export function handleDispute(sql: SqlStorage, { number, change, operator, outcome }: HandledDispute): Result<object> {
  const [payment] = sql
    .exec<{ member: string | null; change: number }>(
      "SELECT member, change FROM payments WHERE number = ? AND disputed = 1",
      number,
    )
    .toArray();
  if (!payment) return refuse("not_found");
  if (payment.member !== null && payment.member === operator.member) return refuse("yourself");
  if (payment.change !== change) return refuse("decision_changed");
  const [earlier] = sql
    .exec<{ operator: string; outcome: string }>(
      "SELECT operator, outcome FROM dispute_notes WHERE payment = ? AND change = ?",
      number,
      change,
    )
    .toArray();
  if (earlier) {
    const isSame = earlier.operator === operator.id && earlier.outcome === outcome;
    return isSame ? accept({}) : refuse("decision_changed");
  }
  sql.exec(
    "INSERT INTO dispute_notes (payment, change, at, operator, operator_name, outcome) VALUES (?, ?, ?, ?, ?, ?)",
    number,
    change,
    clock.now(),
    operator.id,
    operator.name,
    outcome,
  );
  const about = payment.member === null ? {} : { member: payment.member };
  writeAudit(sql, { operator, action: "dispute_handled", why: `${number} ${outcome}`, ...about });
  return accept({});
}
