import type { MemberRecord } from "../../../../../app/contract/operators/operator-members.ts";
import {
  type LiftedSanction,
  type Sanction,
  type SanctionKind,
  sanctionKinds,
} from "../../../../../app/contract/safety/sanctions.ts";
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

/** The clock may have been wrong when something was decided: what came after what follows from `sequence`. */
export const sequenceSchema = [
  "ALTER TABLE sanctions ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0",
  "UPDATE sanctions SET sequence = decided_at",
  "DROP INDEX sanctions_once",
  "CREATE UNIQUE INDEX sanctions_once ON sanctions (kind, lifted, sequence, ifnull(case_id, ''))",
];

/** `up_to`: of a lift without a case, the `sequence` of the last decision that it lifts. */
export const upToSchema = [
  "ALTER TABLE sanctions ADD COLUMN up_to INTEGER",
  "UPDATE sanctions SET up_to = sequence - 1 WHERE lifted = 1 AND case_id IS NULL",
];

/**
 * As SQL, of two rows of `sanctions`: does one lift the other? With a case, what that case decided, which it does once; without
 * one, whatever is of its kind up to what whoever lifted it had seen.
 */
function liftCondition(one: string, other: string): string {
  return `${one}.lifted = 1 AND ${one}.kind = ${other}.kind
    AND iif(${one}.case_id IS NULL, ${one}.up_to >= ${other}.sequence, ${one}.case_id = ${other}.case_id)`;
}

/** Of `sanctions`: it counts now, as it is neither over nor lifted. `?1` is now. */
const COUNTS = `lifted = 0 AND (until IS NULL OR until > ?1)
    AND NOT EXISTS (SELECT 1 FROM sanctions AS later WHERE ${liftCondition("later", "sanctions")})`;

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
  const sequence = decision.sequence ?? decision.decided_at;
  const isLift = !("until" in decision);
  sql.exec(
    "INSERT OR IGNORE INTO sanctions (kind, lifted, case_id, until, decided_at, sequence, up_to) VALUES (?, ?, ?, ?, ?, ?, ?)",
    kind,
    Number(isLift),
    decision.case,
    isLift ? null : decision.until,
    decision.decided_at,
    sequence,
    isLift && decision.case === null ? (decision.up_to ?? sequence - 1) : null,
  );
  return countsOf(sql, kind) !== before;
}

/** A kind that counts now. */
export interface Counting {
  kind: SanctionKind;
  /** An instant, of the one that ends last; null: until it is lifted. */
  until: string | null;
}

/** Which kinds count now, the strictest last. */
export function countingNow(sql: SqlStorage): Counting[] {
  const query = `SELECT kind, iif(count(*) = count(until), max(until), NULL) AS until
    FROM sanctions WHERE ${COUNTS} GROUP BY kind`;
  return sql
    .exec<{ kind: SanctionKind; until: number | null }>(query, clock.now())
    .toArray()
    .map(({ kind, until }) => ({ kind, until: until === null ? null : instantOf(until) }))
    .toSorted((one, other) => sanctionKinds.indexOf(one.kind) - sanctionKinds.indexOf(other.kind));
}

/** How many decisions of this kind count now. */
function countsOf(sql: SqlStorage, kind: SanctionKind): number {
  const count = `SELECT count(*) AS decisions FROM sanctions WHERE kind = ?2 AND ${COUNTS}`;
  return sql.exec<{ decisions: number }>(count, clock.now(), kind).one().decisions;
}

/** Of each decision of this kind that counts now its case; null: it has none. */
export function casesCounting(sql: SqlStorage, kind: SanctionKind): (string | null)[] {
  const query = `SELECT case_id FROM sanctions WHERE kind = ?2 AND ${COUNTS} ORDER BY sequence`;
  return sql
    .exec<{ case_id: string | null }>(query, clock.now(), kind)
    .toArray()
    .map(({ case_id }) => case_id);
}

/** Does another decision than this case's do the same now: the next hold, or whatever keeps the account closed? */
export function countsBeside(sql: SqlStorage, { case: number, kind }: { case: string; kind: SanctionKind }): boolean {
  const kinds: SanctionKind[] = kind === "suspend" || kind === "ban" ? ["suspend", "ban"] : [kind];
  return kinds.some((one) => casesCounting(sql, one).some((other) => other !== number));
}

/** The `sequence` of the latest decision of this kind that counts now; null: none does. */
export function latestCounting(sql: SqlStorage, kind: SanctionKind): number | null {
  const latest = `SELECT max(sequence) AS sequence FROM sanctions WHERE kind = ?2 AND ${COUNTS}`;
  return sql.exec<{ sequence: number | null }>(latest, clock.now(), kind).one().sequence;
}

/** The `sequence` of the latest decision; 0: there was none. */
export function latestSequence(sql: SqlStorage): number {
  const latest = "SELECT ifnull(max(sequence), 0) AS sequence FROM sanctions WHERE lifted = 0";
  return sql.exec<{ sequence: number }>(latest).one().sequence;
}

/** For what is decided here: behind all that is known. */
export function nextSequence(sql: SqlStorage): number {
  const next = "SELECT max(?, ifnull(max(sequence) + 1, 0)) AS sequence FROM sanctions";
  return sql.exec<{ sequence: number }>(next, clock.now()).one().sequence;
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
    SELECT 1 FROM sanctions AS earlier WHERE earlier.lifted = 0 AND ${liftCondition("sanctions", "earlier")}
      AND (earlier.until IS NULL OR earlier.until > sanctions.decided_at)
      AND NOT EXISTS (SELECT 1 FROM sanctions AS between_both WHERE ${liftCondition("between_both", "earlier")}
        AND (between_both.sequence, between_both.position) < (sanctions.sequence, sanctions.position))))`;

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
      `SELECT kind, lifted, case_id, until, decided_at FROM sanctions WHERE ${CHANGED} ORDER BY sequence DESC, position DESC`,
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
