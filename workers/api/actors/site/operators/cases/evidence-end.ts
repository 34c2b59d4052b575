import { clock } from "../../../../clock.ts";
import { APPEAL_FOR } from "./appeal-links.ts";
import { eraseEvidence } from "./erase-evidence.ts";

/** The latest decision of a case can be appealed against no more. */
const END = `SELECT max(decided_at) + ${APPEAL_FOR} FROM case_decisions WHERE case_decisions."case" = cases.number`;
const OPEN = 'SELECT 1 FROM appeals WHERE appeals."case" = cases.number AND decided = 0';

/** When a case's evidence is deleted, milliseconds; null while the case or an appeal is open (decision 0170). */
export const evidenceEndSchema = [
  "ALTER TABLE cases ADD COLUMN evidence_due INTEGER",
  "CREATE INDEX cases_by_evidence_due ON cases (evidence_due) WHERE evidence_due IS NOT NULL",
  `UPDATE cases SET evidence_due = (${END}) WHERE NOT EXISTS (${OPEN})`,
];

/** Something was decided on a case, or an appeal came. In the running transaction. */
export function planEvidenceEnd(sql: SqlStorage, number: string): void {
  sql.exec(`UPDATE cases SET evidence_due = CASE WHEN NOT EXISTS (${OPEN}) THEN (${END}) END WHERE number = ?`, number);
}

/**
 * Of cases whose time has come no evidence stays, nor who reported; that there was a case about the member, and what was decided,
 * does. In the running transaction; pictures are deleted as loose ones.
 */
export function endEvidence(sql: SqlStorage): void {
  const due = sql.exec<{ number: string }>("SELECT number FROM cases WHERE evidence_due <= ?", clock.now()).toArray();
  for (const { number } of due) {
    eraseEvidence(sql, number, { erased: false });
    sql.exec("UPDATE cases SET reporter = NULL, evidence_due = NULL WHERE number = ?", number);
  }
}

/** When the next one's time comes, by our clock. */
export function nextEvidenceEnd(sql: SqlStorage): number | undefined {
  const { due } = sql.exec<{ due: number | null }>("SELECT min(evidence_due) AS due FROM cases").one();
  return due ?? undefined;
}
