import type { MemberRecord } from "../../../../../app/contract/operator-members.ts";
import type { LiftedSanction, Sanction, SanctionKind } from "../../../../../app/contract/sanctions.ts";
import { clock, instantOf } from "../../../clock.ts";
import { first } from "../engine/state.ts";

/** `sanctions` is the history, one row a decision; `standing` what counts now, one row a kind. Times are milliseconds. */
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

/** Of `standing`: it counts now; `?1` is now. */
const COUNTS = "lifted = 0 AND (until IS NULL OR until > ?1)";

/** Must nobody see the member, nor sign in? As SQL; `?1` is now. */
const SUSPENDED = `EXISTS (SELECT 1 FROM standing WHERE kind IN ('suspend', 'ban') AND ${COUNTS})`;

/** When what the account shows has to follow: now, or when the last suspension ends. As SQL; `?1` is now. */
export const NEXT_STANDING = `SELECT iif(suspended <> ${SUSPENDED}, ?1, iif(suspended,
    (SELECT iif(count(*) = count(until), max(until), NULL) FROM standing WHERE kind IN ('suspend', 'ban') AND ${COUNTS}),
    NULL)) FROM account`;

/** A decision, or that it was lifted. Again, or after a later one of its kind, it is history only; says whether it counts. */
export function noteSanction(sql: SqlStorage, { kind, ...decision }: Sanction | LiftedSanction): boolean {
  const until = "until" in decision ? decision.until : null;
  const lifted = Number(!("until" in decision));
  sql.exec(
    "INSERT OR IGNORE INTO sanctions (kind, lifted, case_id, until, decided_at) VALUES (?, ?, ?, ?, ?)",
    kind,
    lifted,
    decision.case,
    until,
    decision.decided_at,
  );
  const { rowsWritten } = sql.exec(
    `INSERT INTO standing (kind, lifted, until, decided_at) VALUES (?, ?, ?, ?) ON CONFLICT (kind) DO UPDATE
     SET lifted = excluded.lifted, until = excluded.until, decided_at = excluded.decided_at
     WHERE excluded.decided_at > standing.decided_at`,
    kind,
    lifted,
    until,
    decision.decided_at,
  );
  return rowsWritten > 0;
}

/** Does this kind count now? */
export function counts(sql: SqlStorage, kind: SanctionKind): boolean {
  return sql.exec(`SELECT 1 FROM standing WHERE kind = ?2 AND ${COUNTS}`, clock.now(), kind).toArray().length > 0;
}

/** When it was lifted last, unless it was decided again since; 0: never. */
export function liftedAt(sql: SqlStorage, kind: SanctionKind): number {
  const lifted = "SELECT decided_at FROM standing WHERE kind = ? AND lifted = 1";
  return first(sql.exec<{ decided_at: number }>(lifted, kind))?.decided_at ?? 0;
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
       FROM standing WHERE kind IN ('suspend', 'ban') AND ${COUNTS}`,
      clock.now(),
    ),
  );
  return row && row.rows > 0 ? { banned: row.banned === 1, until: row.until } : undefined;
}

/** All decisions, the latest first. */
export function listSanctions(sql: SqlStorage): MemberRecord["sanctions"] {
  return sql
    .exec<{ kind: SanctionKind; lifted: number; case_id: string | null; until: number | null; decided_at: number }>(
      "SELECT kind, lifted, case_id, until, decided_at FROM sanctions ORDER BY decided_at DESC, position DESC",
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
