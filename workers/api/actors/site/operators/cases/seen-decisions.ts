import type {
  CaseProgress,
  CaseSummary,
  FollowedCase,
} from "../../../../../../app/contract/operators/operator-cases.ts";
import type { CaseSide } from "../../../../../../app/contract/safety/cases.ts";
import { clock } from "../../../../clock.ts";
import type { Actor } from "../audit/audit.ts";
import { latestSequence } from "../members/lifts.ts";
import { IS_CLAIMED, selectItems } from "../queue/queue.ts";
import { findCase } from "./cases.ts";
import { IS_UNSETTLED } from "./planned-decisions.ts";

interface Look {
  operator: Actor;
  /** The `sequence` of the latest decision about the member that the operator was shown. */
  seen: number;
}

interface CaseLook extends Look {
  /** Of the case. */
  number: string | undefined;
  /** Whom the page said that the case is about, null: nobody; if it said so. */
  shown?: string | null | undefined;
}

/** Is this case about somebody else by now, or was something decided about whom it is about? About nobody nothing is decided. */
export function hasChanged(sql: SqlStorage, { number, shown, ...look }: CaseLook): boolean {
  if (number === undefined) return false;
  const member = findCase(sql, number)?.reported ?? null;
  if (shown !== undefined && shown !== member) return true;
  return member !== null && decidedMeanwhile(sql, { member, ...look });
}

/**
 * Did a colleague decide or lift something about this member that the page did not show, or is that about to happen? What
 * operators did themselves they know. No page showed what lies behind all that was decided.
 */
export function decidedMeanwhile(sql: SqlStorage, { member, operator, seen }: Look & { member: string }): boolean {
  if (latestSequence(sql, member, operator.id) > seen || seen > latestSequence(sql, member)) return true;
  return selectItems(sql, `member = ? AND decided_by <> ? AND ${IS_UNSETTLED}`, member, operator.id).length > 0;
}

interface Progress {
  case: string;
  /** Whose appeal is worked on; null: it is the case itself. */
  side: CaseSide | null;
  progress: CaseProgress;
}

/** Cases about a member, with what of them and of their appeals a colleague works on now, and which decision is not carried out yet. */
export function followed(
  sql: SqlStorage,
  cases: readonly CaseSummary[],
  { member, operator }: { member: string; operator: Actor },
): FollowedCase[] {
  const all = progressAbout(sql, member, operator);
  return cases.map((one) => {
    const of = (side: CaseSide | null) =>
      all.find((other) => other.case === one.case && other.side === side)?.progress ?? null;
    return { ...one, progress: of(null), appeals: one.appeals.map((sent) => ({ ...sent, progress: of(sent.side) })) };
  });
}

/** An appeal waits under its decision's number. */
function progressAbout(sql: SqlStorage, member: string, operator: Actor): Progress[] {
  const query = `SELECT iif(decided_at IS NULL, 'claimed', 'decided') AS progress, side, ifnull("case", ref) AS "case"
    FROM queue_items LEFT JOIN appeals ON queue = 'appeals' AND appeals.decision = CAST(ref AS INTEGER)
    WHERE member = ?2 AND queue IN ('reports', 'appeals')
      AND (${IS_UNSETTLED} OR decided_at IS NULL AND ${IS_CLAIMED} AND claimed_by <> ?3)`;
  return sql
    .exec<Record<string, SqlStorageValue>>(query, clock.now(), member, operator.id)
    .toArray() as unknown as Progress[];
}
