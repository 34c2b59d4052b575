import { clock } from "../../../../clock.ts";

/** Finds a case by what was sent. */
export const casesByContentSchema = ["CREATE INDEX cases_by_content ON cases (content_hash)"];

/** So long the same words again are the same case, in milliseconds: somebody went back, and did not know that it had arrived. */
const SAME_FOR = 60 * 60_000;

interface Sent {
  content_hash: string;
  kind: "complaint" | "support";
  /** Where cases of this kind wait. */
  queue: string;
}

/** The number of a case of the last hour, by a clock that is right, with all that was sent alike, on which nobody has decided. */
export function sameCase(sql: SqlStorage, { content_hash, kind, queue }: Sent): string | undefined {
  if (!content_hash) return undefined;
  const [same] = sql
    .exec<{ number: string }>(
      `SELECT number FROM cases WHERE content_hash = ? AND kind = ? AND at BETWEEN ? AND ?
        AND number IN (SELECT ref FROM queue_items WHERE queue = ? AND ref = cases.number AND decided_at IS NULL) ORDER BY at LIMIT 1`,
      content_hash,
      kind,
      clock.now() - SAME_FOR,
      clock.now(),
      queue,
    )
    .toArray();
  return same?.number;
}
