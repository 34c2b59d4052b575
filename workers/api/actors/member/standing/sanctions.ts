import type { MemberRecord } from "../../../../../app/contract/operator-members.ts";
import type { LiftedSanction, Sanction, SanctionKind } from "../../../../../app/contract/sanctions.ts";
import { clock, instantOf } from "../../../clock.ts";
import { first } from "../engine/state.ts";

/** `sanctions` is the history, one row a decision; times are milliseconds. What counts follows from it (`eachByItselfSchema`). */
export const sanctionsSchema = [
  `CREATE TABLE sanctions (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    lifted INTEGER NOT NULL,
    case_id TEXT,
    until INTEGER,
    decided_at INTEGER NOT NULL,
    UNIQUE (kind, lifted, decided_at)
  )`,
  `CREATE TABLE standing (
    kind TEXT PRIMARY KEY,
    lifted INTEGER NOT NULL,
    until INTEGER,
    decided_at INTEGER NOT NULL
  )`,
  // 1: hidden and signed out, as `standing` says; it follows within the same call, or by the alarm.
  "ALTER TABLE account ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0",
];

/** Each decision stands by itself, also two of a kind in the same moment. `standing` had one row a kind. */
export const eachByItselfSchema = [
  "DROP TABLE standing",
  "ALTER TABLE sanctions RENAME TO earlier_sanctions",
  `CREATE TABLE sanctions (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    lifted INTEGER NOT NULL,
    case_id TEXT,
    until INTEGER,
    decided_at INTEGER NOT NULL
  )`,
  "INSERT INTO sanctions SELECT position, kind, lifted, case_id, until, decided_at FROM earlier_sanctions",
  "DROP TABLE earlier_sanctions",
  "CREATE UNIQUE INDEX sanctions_once ON sanctions (kind, lifted, decided_at, ifnull(case_id, ''))",
];

/**
 * Of `sanctions`: it counts now, as it is neither over nor lifted since. Without a case whatever is of its kind is lifted, with
 * one only what that case decided. `?1` is now.
 */
const COUNTS = `lifted = 0 AND (until IS NULL OR until > ?1) AND NOT EXISTS (
    SELECT 1 FROM sanctions AS later WHERE later.lifted = 1 AND later.kind = sanctions.kind
      AND later.decided_at > sanctions.decided_at AND (later.case_id IS NULL OR later.case_id = sanctions.case_id))`;

/** Must nobody see the member, nor sign in? As SQL; `?1` is now. */
const SUSPENDED = `((SELECT retired_at FROM account) IS NOT NULL
    OR EXISTS (SELECT 1 FROM sanctions WHERE kind IN ('suspend', 'ban') AND ${COUNTS}))`;

/** When what the account shows has to follow: now, or when the last suspension ends. As SQL; `?1` is now. */
export const NEXT_STANDING = `SELECT iif(suspended <> ${SUSPENDED}, ?1, iif(suspended,
    (SELECT iif(count(*) = count(until), max(until), NULL) FROM sanctions WHERE kind IN ('suspend', 'ban') AND ${COUNTS}),
    NULL)) FROM account`;

/** A decision, or that it was lifted. Again, or overtaken by what came later, it is history only; says whether it counts. */
export function noteSanction(sql: SqlStorage, { kind, ...decision }: Sanction | LiftedSanction): boolean {
  const before = countsOf(sql, kind);
  sql.exec(
    "INSERT OR IGNORE INTO sanctions (kind, lifted, case_id, until, decided_at) VALUES (?, ?, ?, ?, ?)",
    kind,
    Number(!("until" in decision)),
    decision.case,
    "until" in decision ? decision.until : null,
    decision.decided_at,
  );
  return countsOf(sql, kind) !== before;
}

/** How many decisions of this kind count now. */
function countsOf(sql: SqlStorage, kind: SanctionKind): number {
  const count = `SELECT count(*) AS decisions FROM sanctions WHERE kind = ?2 AND ${COUNTS}`;
  return sql.exec<{ decisions: number }>(count, clock.now(), kind).one().decisions;
}

/** Does this kind count now? */
export function counts(sql: SqlStorage, kind: SanctionKind): boolean {
  return countsOf(sql, kind) > 0;
}

/**
 * Of `sanctions`: a decision, or what lifted one that counted until then. What lifts nothing stays there too, because the decision
 * that it lifts may arrive later, but it is no part of the history.
 */
const CHANGED = `(lifted = 0 OR EXISTS (
    SELECT 1 FROM sanctions AS earlier WHERE earlier.lifted = 0 AND earlier.kind = sanctions.kind
      AND earlier.decided_at < sanctions.decided_at AND (earlier.until IS NULL OR earlier.until > sanctions.decided_at)
      AND (sanctions.case_id IS NULL OR sanctions.case_id = earlier.case_id)
      AND NOT EXISTS (SELECT 1 FROM sanctions AS between_both WHERE between_both.lifted = 1
        AND between_both.kind = earlier.kind AND between_both.decided_at > earlier.decided_at
        AND between_both.decided_at < sanctions.decided_at
        AND (between_both.case_id IS NULL OR between_both.case_id = earlier.case_id))))`;

/** When something of this kind was lifted last; 0: never. */
export function liftedAt(sql: SqlStorage, kind: SanctionKind): number {
  const lifted = `SELECT max(decided_at) AS at FROM sanctions WHERE kind = ? AND lifted = 1 AND ${CHANGED}`;
  return sql.exec<{ at: number | null }>(lifted, kind).one().at ?? 0;
}

/** Must nobody see the member, nor sign in? */
export function mustBeSuspended(sql: SqlStorage): boolean {
  return sql.exec<{ so: number }>(`SELECT ${SUSPENDED} AS so`, clock.now()).one().so === 1;
}

/** Until when nobody signs in (milliseconds; null: until it is lifted); undefined: they may. */
export function suspendedUntil(sql: SqlStorage): { banned: boolean; until: number | null } | undefined {
  const row = first(
    sql.exec<{ banned: number; until: number | null; rows: number }>(
      `SELECT max(kind = 'ban') AS banned, iif(count(*) = count(until), max(until), NULL) AS until, count(*) AS rows
       FROM sanctions WHERE kind IN ('suspend', 'ban') AND ${COUNTS}`,
      clock.now(),
    ),
  );
  return row && row.rows > 0 ? { banned: row.banned === 1, until: row.until } : undefined;
}

/** All decisions, the latest first. */
export function listSanctions(sql: SqlStorage): MemberRecord["sanctions"] {
  return sql
    .exec<{ kind: SanctionKind; lifted: number; case_id: string | null; until: number | null; decided_at: number }>(
      `SELECT kind, lifted, case_id, until, decided_at FROM sanctions WHERE ${CHANGED} ORDER BY decided_at DESC, position DESC`,
    )
    .toArray()
    .map(({ kind, lifted, case_id, until, decided_at }) => ({
      kind,
      lifted: lifted === 1,
      case: case_id,
      until: until === null ? null : instantOf(until),
      decided_at: instantOf(decided_at),
    }));
}
