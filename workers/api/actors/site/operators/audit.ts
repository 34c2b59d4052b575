import type { AuditRow } from "../../../../../app/contract/operators.ts";
import { clock, instantOf } from "../../../clock.ts";

/**
 * What operators looked at and decided. Rows are only ever added: triggers of the schema refuse everything else. Whom a row is
 * about stands in `audit_subjects`, so that an erased member can be forgotten without changing the record (decision 0169).
 */
export const auditSchema = [
  `CREATE TABLE audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    operator TEXT NOT NULL,
    operator_name TEXT NOT NULL,
    action TEXT NOT NULL,
    queue TEXT,
    item INTEGER,
    subject INTEGER,
    why TEXT
  )`,
  "CREATE INDEX audit_by_subject ON audit (subject, number)",
  // REPLACE deletes without asking the trigger for that.
  `CREATE TRIGGER audit_not_replaced BEFORE INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE number = NEW.number)
   BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END`,
  "CREATE TRIGGER audit_not_changed BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END",
  "CREATE TRIGGER audit_not_deleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END",
  "CREATE TABLE audit_subjects (subject INTEGER PRIMARY KEY AUTOINCREMENT, member TEXT NOT NULL UNIQUE)",
];

/** Who did it. */
export interface Actor {
  id: string;
  name: string;
}

/** What each sanction is called here. */
export const IMPOSED = { warn: "warned", hold: "held", suspend: "suspended", ban: "banned" } as const;

export interface AuditEntry {
  operator: Actor;
  /** What was done, e.g. `looked`, `approved`; a page has words for each. */
  action: string;
  queue?: string;
  /** The number in the queue. */
  item?: number;
  /** About which member. */
  member?: string;
  /** A reason of a closed list, or in words. */
  why?: string;
  /** When, in milliseconds; now, if left out. */
  at?: number;
}

const PAGE = 50;

/** Adds one row, in the transaction of what it tells of. */
export function writeAudit(sql: SqlStorage, { operator, action, queue, item, member, why, at }: AuditEntry): void {
  sql.exec(
    `INSERT INTO audit (at, operator, operator_name, action, queue, item, subject, why) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    at ?? clock.now(),
    operator.id,
    operator.name,
    action,
    queue ?? null,
    item ?? null,
    member === undefined ? null : subjectOf(sql, member),
    why ?? null,
  );
}

function subjectOf(sql: SqlStorage, member: string): number {
  sql.exec("INSERT OR IGNORE INTO audit_subjects (member) VALUES (?)", member);
  return sql.exec<{ subject: number }>("SELECT subject FROM audit_subjects WHERE member = ?", member).one().subject;
}

type Row = Omit<AuditRow, "at"> & { at: number };

/** A page of the record, the latest first; `member`: only what is about them. */
export function listAudit(sql: SqlStorage, { before, member }: { before?: number; member?: string } = {}): AuditRow[] {
  const rows = sql
    .exec<Row & Record<string, SqlStorageValue>>(
      `SELECT number, at, operator_name AS operator, action, queue, item, member, why
       FROM audit LEFT JOIN audit_subjects USING (subject)
       WHERE number < ?1 AND (?2 IS NULL OR subject = (SELECT subject FROM audit_subjects WHERE member = ?2))
       ORDER BY number DESC LIMIT ?3`,
      before ?? Number.MAX_SAFE_INTEGER,
      member ?? null,
      PAGE,
    )
    .toArray();
  return rows.map((row) => ({ ...row, at: instantOf(row.at) }));
}

/** The operator said why they look at a member; or went on with it, which gives no new time. */
export const OPENINGS = ["opened", "continued"] as const;

/** Why this operator looks at this member, as they said (`opened`) or went on with (`continued`) last since then (milliseconds). */
export function lastReason(
  sql: SqlStorage,
  { operator, member, since }: { operator: Actor; member: string; since: number },
  actions: readonly (typeof OPENINGS)[number][],
): string | undefined {
  const rows = sql.exec<{ why: string }>(
    `SELECT why FROM audit JOIN audit_subjects USING (subject)
     WHERE member = ? AND operator = ? AND action IN (SELECT value FROM json_each(?)) AND at > ? ORDER BY number DESC LIMIT 1`,
    member,
    operator.id,
    JSON.stringify(actions),
    since,
  );
  return rows.toArray()[0]?.why;
}

/** An erased member: the record stays, and leads to nobody any more. */
export function forgetSubject(sql: SqlStorage, member: string): void {
  sql.exec("DELETE FROM audit_subjects WHERE member = ?", member);
}
