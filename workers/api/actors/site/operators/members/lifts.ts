import type { SanctionKind } from "../../../../../../app/contract/safety/sanctions.ts";
import { clock } from "../../../../clock.ts";

/** The order of all decisions about a member is `sequence`, which is the time (milliseconds) as long as the clock is right. */
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

/**
 * A decision says itself that it was lifted on the member's page; of earlier builds' lifts the audit log knows, and what was reversed
 * before is not lifted (`liftDecisions`). What earlier builds upheld gets the place of what it upholds. `lifts`: the latest lift of a
 * kind, up to which decision it counts, whose it was, and up to where they had `seen` the decisions.
 */
export const liftedDecisionsSchema = [
  "ALTER TABLE case_decisions ADD COLUMN lifted INTEGER NOT NULL DEFAULT 0",
  `UPDATE case_decisions SET lifted = 1 WHERE EXISTS (
    SELECT 1 FROM cases JOIN audit_subjects ON member = reported JOIN audit USING (subject)
    WHERE cases.number = "case" AND action = 'lifted_' || outcome
      AND audit.at >= decided_at AND (until IS NULL OR until > audit.at)
      AND NOT EXISTS (SELECT 1 FROM case_decisions AS later
        WHERE later."case" = case_decisions."case" AND later.number > case_decisions.number
          AND later.outcome <> case_decisions.outcome AND later.decided_at <= audit.at))`,
  `UPDATE case_decisions SET sequence = appealed.sequence FROM case_decisions AS appealed
   WHERE case_decisions.on_appeal = 1 AND appealed.outcome = case_decisions.outcome
     AND appealed.number = (SELECT max(number) FROM case_decisions AS before
       WHERE before."case" = case_decisions."case" AND before.number < case_decisions.number)`,
  "ALTER TABLE lifts ADD COLUMN up_to INTEGER NOT NULL DEFAULT 0",
  "UPDATE lifts SET up_to = sequence - 1",
  "ALTER TABLE lifts ADD COLUMN operator TEXT NOT NULL DEFAULT ''",
  "ALTER TABLE lifts ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
];

/** Of the next decision about a member, or of a lift: behind all that the site knows. */
export function sequenceForNext(sql: SqlStorage, member: string): number {
  return Math.max(clock.now(), latestSequence(sql, member) + 1);
}

/** The `sequence` of what was decided about a member or lifted last, 0: nothing was; without what the operator `but` did. */
export function latestSequence(sql: SqlStorage, member: string, but: string | null = null): number {
  const latest = `SELECT ifnull(max(sequence), 0) AS sequence FROM (
    SELECT sequence, operator FROM case_decisions JOIN cases ON cases.number = "case" WHERE reported = ?1
    UNION ALL SELECT sequence, operator FROM lifts WHERE member = ?1) WHERE operator IS NOT ?2`;
  return sql.exec<{ sequence: number }>(latest, member, but).one().sequence;
}

/**
 * Up to which decision the member's object can say what counts, when it is asked after this: what is on its way there has not
 * been carried out, and nobody has seen it there.
 */
export function carriedOut(sql: SqlStorage, member: string): number {
  const onTheWay = `SELECT min(payload ->> 'sequence') AS sequence FROM outbox
    WHERE target = ? AND kind IN ('sanction', 'sanction_lifted')`;
  const { sequence } = sql.exec<{ sequence: number | null }>(onTheWay, `member:${member}`).one();
  const latest = latestSequence(sql, member);
  return sequence === null ? latest : Math.min(latest, sequence - 1);
}

/** An operator lifts all of a kind. */
export interface Lift {
  member: string;
  kind: SanctionKind;
  /** Whose it is. */
  operator: string;
  /** The `sequence` of the latest decision that they were shown. */
  seen: number;
  /** Of the latest of that kind that counts. */
  up_to: number;
}

/** The latest lift of this kind. */
export function latestLift(sql: SqlStorage, { member, kind }: Pick<Lift, "member" | "kind">): Lift | undefined {
  const query = "SELECT member, kind, operator, seen, up_to FROM lifts WHERE member = ? AND kind = ?";
  return sql.exec<Record<string, SqlStorageValue>>(query, member, kind).toArray()[0] as unknown as Lift | undefined;
}

/** Marks what is lifted: what ran out or was reversed before is not. Answers the lift's `sequence`. */
export function liftDecisions(sql: SqlStorage, { member, kind, operator, seen, up_to }: Lift): number {
  const sequence = Math.max(sequenceForNext(sql, member), up_to + 1);
  sql.exec(
    "INSERT OR REPLACE INTO lifts (member, kind, sequence, up_to, operator, seen) VALUES (?, ?, ?, ?, ?, ?)",
    member,
    kind,
    sequence,
    up_to,
    operator,
    seen,
  );
  sql.exec(
    `UPDATE case_decisions SET lifted = 1
     WHERE "case" IN (SELECT number FROM cases WHERE reported = ?1) AND outcome = ?2 AND sequence <= ?3
       AND (until IS NULL OR until > ?4)
       AND NOT EXISTS (SELECT 1 FROM case_decisions AS later
         WHERE later."case" = case_decisions."case" AND later.number > case_decisions.number AND later.outcome <> ?2)`,
    member,
    kind,
    up_to,
    clock.now(),
  );
  return sequence;
}

/** An erased member. */
export function forgetLifts(sql: SqlStorage, member: string): void {
  sql.exec("DELETE FROM lifts WHERE member = ?", member);
}
