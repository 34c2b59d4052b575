import type { CaseProgress } from "../../../../../../app/contract/operators/operator-cases.ts";
import { clock } from "../../../../clock.ts";
import type { Actor } from "../audit/audit.ts";
import { latestSequence } from "../members/lifts.ts";
import { IS_CLAIMED, selectItems } from "../queue/queue.ts";
import { findCase } from "./cases.ts";
import { IS_UNSETTLED } from "./planned-decisions.ts";

interface Look {
  /** Of the case. */
  number: string | undefined;
  operator: Actor;
  /** The `sequence` of the latest decision about whom it is about that the operator was shown. */
  seen: number;
  /** Whom the page said that the case is about, if it did. */
  shown?: string | undefined;
}

/**
 * Is it about somebody else by now, or did a colleague decide or lift something about whom this case is about that its page did not show, or is that about to happen? What
 * operators did themselves they know. About nobody nothing is decided.
 */
export function hasChanged(sql: SqlStorage, { number, operator, seen, shown }: Look): boolean {
  const reported = number === undefined ? null : findCase(sql, number)?.reported;
  if (!reported) return false;
  if (shown !== undefined && shown !== reported) return true;
  if (latestSequence(sql, reported, operator.id) > seen) return true;
  return selectItems(sql, `member = ? AND decided_by <> ? AND ${IS_UNSETTLED}`, reported, operator.id).length > 0;
}

/** Of the cases about a member those that a colleague works on now, and those with a decision that is not carried out yet. */
export function progressAbout(sql: SqlStorage, member: string, operator: Actor): Map<string, CaseProgress> {
  const query = `SELECT decided_at IS NOT NULL AS decided,
      iif(queue = 'appeals', (SELECT "case" FROM case_decisions WHERE number = CAST(ref AS INTEGER)), ref) AS "case"
    FROM queue_items WHERE member = ?2 AND queue IN ('reports', 'appeals')
      AND (${IS_UNSETTLED} OR decided_at IS NULL AND ${IS_CLAIMED} AND claimed_by <> ?3)`;
  const rows = sql.exec<{ decided: number; case: string }>(query, clock.now(), member, operator.id).toArray();
  return new Map(rows.map((one) => [one.case, one.decided ? "decided" : "claimed"]));
}
