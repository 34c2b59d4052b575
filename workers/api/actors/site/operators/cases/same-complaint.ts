import { clock } from "../../../../clock.ts";

/** Finds a complaint by what was sent. */
export const casesByContentSchema = ["CREATE INDEX cases_by_content ON cases (content_hash)"];

/** So long the same words again are the same complaint, in milliseconds: somebody went back, and did not know that it had arrived. */
const SAME_FOR = 60 * 60_000;

/** The number of a complaint of the last hour, by a clock that is right, with all that was sent alike, on which nobody has decided. */
export function sameComplaint(sql: SqlStorage, content_hash: string): string | undefined {
  if (!content_hash) return undefined;
  const [same] = sql
    .exec<{ number: string }>(
      `SELECT number FROM cases WHERE content_hash = ? AND kind = 'complaint' AND at BETWEEN ? AND ?
        AND number IN (SELECT ref FROM queue_items WHERE queue = 'reports' AND ref = cases.number AND decided_at IS NULL) ORDER BY at LIMIT 1`,
      content_hash,
      clock.now() - SAME_FOR,
      clock.now(),
    )
    .toArray();
  return same?.number;
}
