import type { AuditAction } from "../../../../../../app/contract/operators/audit-actions.ts";
import { clock } from "../../../../clock.ts";
import { eraseRows } from "../../../erase-rows.ts";

const NOT_CHANGED =
  "CREATE TRIGGER audit_not_changed BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END";

/**
 * What operators looked at and decided. Rows are only ever added: triggers of the schema refuse everything else. Whom a row is
 * about stands in `audit_subjects`, and what was typed about them in `audit_words`, so that an erased member can be forgotten
 * without changing the record (decision 0169).
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
  NOT_CHANGED,
  "CREATE TRIGGER audit_not_deleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END",
  "CREATE TABLE audit_subjects (subject INTEGER PRIMARY KEY AUTOINCREMENT, member TEXT NOT NULL UNIQUE)",
];

/** Rows of earlier builds whose reason was typed. */
const TYPED = "subject IS NOT NULL AND queue IS NULL AND action <> 'read' AND why IS NOT NULL";
/** While the member is not erased. */
const WORDS_STAY = `ON audit_words WHEN EXISTS (SELECT 1 FROM audit JOIN audit_subjects USING (subject) WHERE number = OLD.number)
   BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END`;

/** Words go with the member they are about, and before that they are as append-only as the rest. Earlier builds had them in `audit`. */
export const auditWordsSchema = [
  "CREATE TABLE audit_words (number INTEGER PRIMARY KEY, words TEXT NOT NULL)",
  `INSERT INTO audit_words SELECT number, why FROM audit JOIN audit_subjects USING (subject)
   WHERE ${TYPED}`,
  "DROP TRIGGER audit_not_changed",
  // Overwritten where they lie, then taken out: decision 0127.
  `UPDATE audit SET why = CAST(zeroblob(length(CAST(why AS BLOB))) AS TEXT) WHERE ${TYPED}`,
  `UPDATE audit SET why = NULL WHERE ${TYPED}`,
  NOT_CHANGED,
  `CREATE TRIGGER audit_words_not_replaced BEFORE INSERT ON audit_words
   WHEN EXISTS (SELECT 1 FROM audit_words WHERE number = NEW.number)
   BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END`,
  `CREATE TRIGGER audit_words_not_changed BEFORE UPDATE ${WORDS_STAY}`,
  `CREATE TRIGGER audit_words_not_deleted BEFORE DELETE ${WORDS_STAY}`,
];

/** Rows name their case, by the number that mails have, and are found by who did what when. */
export const auditFiltersSchema = [
  "ALTER TABLE audit ADD COLUMN case_number TEXT",
  "CREATE INDEX audit_by_operator ON audit (operator)",
  "CREATE INDEX audit_by_action ON audit (action)",
  "CREATE INDEX audit_by_item ON audit (item)",
];

/** Who did it. */
export interface Actor {
  id: string;
  name: string;
  /** Their own member account, if they have one: what is about it is a colleague's to decide. */
  member?: string | undefined;
}

/** What each sanction is called here. */
export const IMPOSED = { warn: "warned", hold: "held", suspend: "suspended", ban: "banned" } as const;

export interface AuditEntry {
  operator: Actor;
  /** A page has words for each. */
  action: AuditAction;
  queue?: string;
  /** The number in the queue. */
  item?: number;
  /** The case that it is about. */
  caseNumber?: string;
  /** About which member. */
  member?: string;
  /** A reason of a closed list, or another code. */
  why?: string;
  /** What the operator typed about the member. */
  words?: string;
  /** When, in milliseconds; now, if left out. */
  at?: number;
}

/** Adds one row, in the transaction of what it tells of; answers its number. */
export function writeAudit(sql: SqlStorage, entry: AuditEntry): number {
  const { operator, action, queue, item, caseNumber, member, why, words, at } = entry;
  const { number } = sql
    .exec<{ number: number }>(
      `INSERT INTO audit (at, operator, operator_name, action, queue, item, case_number, subject, why)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`,
      at ?? clock.now(),
      operator.id,
      operator.name,
      action,
      queue ?? null,
      item ?? null,
      caseNumber ?? null,
      member === undefined ? null : subjectOf(sql, member),
      why ?? null,
    )
    .one();
  if (words !== undefined) sql.exec("INSERT INTO audit_words (number, words) VALUES (?, ?)", number, words);
  return number;
}

function subjectOf(sql: SqlStorage, member: string): number {
  sql.exec("INSERT OR IGNORE INTO audit_subjects (member) VALUES (?)", member);
  return sql.exec<{ subject: number }>("SELECT subject FROM audit_subjects WHERE member = ?", member).one().subject;
}

interface Look {
  operator: Actor;
  member: string;
  /** Milliseconds. */
  since: number;
}

/** Why this operator looks at this member, as they said last since then. */
export function reasonGiven(sql: SqlStorage, look: Look): string | undefined {
  return lastReason(sql, look, "action = 'opened'");
}

/** Did they say so since then, or go on with what they had said? */
export function hasOpened(sql: SqlStorage, look: Look): boolean {
  return lastReason(sql, look, "action IN ('opened', 'continued')") !== undefined;
}

/** Has this operator read the case since they last said why they look at the member, or that they go on? */
export function hasRead(
  sql: SqlStorage,
  { operator, member, caseNumber }: Omit<Look, "since"> & { caseNumber: string },
): boolean {
  const query = `SELECT action FROM audit JOIN audit_subjects USING (subject)
    WHERE member = ? AND operator = ? AND (action IN ('opened', 'continued') OR (action = 'read' AND case_number = ?))
    ORDER BY number DESC LIMIT 1`;
  return sql.exec<{ action: string }>(query, member, operator.id, caseNumber).toArray()[0]?.action === "read";
}

/** What lies ahead was written by a clock that was wrong, and counts no more. */
function lastReason(sql: SqlStorage, { operator, member, since }: Look, which: string): string | undefined {
  const rows = sql.exec<{ words: string }>(
    `SELECT words FROM audit JOIN audit_subjects USING (subject) JOIN audit_words USING (number)
     WHERE member = ? AND operator = ? AND ${which} AND at > ? AND at <= ? ORDER BY number DESC LIMIT 1`,
    member,
    operator.id,
    since,
    clock.now(),
  );
  return rows.toArray()[0]?.words;
}

/** An erased member: the record stays, and leads to nobody any more. Nothing that was typed about them is left. */
export function forgetSubject(sql: SqlStorage, member: string): void {
  const subjects = sql.exec<{ subject: number }>(
    "DELETE FROM audit_subjects WHERE member = ? RETURNING subject",
    member,
  );
  for (const { subject } of subjects.toArray()) {
    const theirs = "number IN (SELECT number FROM audit WHERE subject = ?)";
    eraseRows(sql, { table: "audit_words", words: ["words"], where: theirs }, subject);
  }
}
