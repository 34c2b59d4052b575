import {
  type CaseGround,
  type CaseOutcome,
  type CaseSide,
  type MemberDecision,
  MOST_CASES,
  type ReportReason,
} from "../../../../../../app/contract/safety/cases.ts";
import type { CaseSummary } from "../../../../../../app/contract/operators/operator-cases.ts";
import type { Profile } from "../../../../../../app/contract/people/profile.ts";
import type { SupportTopic } from "../../../../../../app/contract/safety/support-topics.ts";
import type { Locale } from "../../../../../../app/contract/scalars.ts";
import { instantOf } from "../../../../clock.ts";
import { keepEvidence } from "./loose-evidence.ts";
import { putItem } from "../queue/queue.ts";

/**
 * Reports and complaints, what was decided on them, and appeals. `details` and `contact` are JSON; they are overwritten when
 * somebody they name is erased, and the rest stays without a name (erase-cases.ts). Decision 0170.
 */
export const casesSchema = [
  `CREATE TABLE cases (
    number TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    reported TEXT,
    reporter TEXT,
    at INTEGER NOT NULL,
    details TEXT NOT NULL,
    contact TEXT NOT NULL,
    content_hash TEXT NOT NULL
  )`,
  "CREATE INDEX cases_by_reported ON cases (reported, at)",
  "CREATE INDEX cases_by_reporter ON cases (reporter)",
  // `appeal_by`: whose appeal this decision takes, if anybody's.
  `CREATE TABLE case_decisions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    "case" TEXT NOT NULL,
    outcome TEXT NOT NULL,
    ground TEXT NOT NULL,
    words TEXT NOT NULL,
    until INTEGER,
    operator TEXT NOT NULL,
    decided_at INTEGER NOT NULL,
    on_appeal INTEGER NOT NULL,
    appeal_by TEXT,
    UNIQUE ("case", decided_at)
  )`,
  `CREATE TABLE appeals (
    decision INTEGER NOT NULL UNIQUE,
    "case" TEXT NOT NULL,
    side TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    decided INTEGER NOT NULL DEFAULT 0
  )`,
  // Copies of photos that are to be deleted, and when (milliseconds): those that no case has yet, or has no more.
  "CREATE TABLE loose_evidence (photo TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID",
  // Who must not work on it: an appeal is decided by another operator than the decision.
  "ALTER TABLE queue_items ADD COLUMN excluded TEXT",
];

/** Of earlier cases: without a key, so that an erased member's id could be tried on them. */
export const unkeyedCasesSchema = ["UPDATE cases SET content_hash = ''"];

/** What is kept of a case as it was when it came. */
export interface Evidence {
  about: MemberDecision["about"];
  /** The reporter's own words. */
  text: string;
  /** Of a complaint: where the content is, as it was written. */
  address?: string;
  /** Of a question to the support: the number of a payment or receipt, as it was written. */
  payment?: string;
  /** The named message and what surrounds it; `own`: the reporter's. `sent_at`: ISO 8601. */
  messages: {
    id: string;
    own: boolean;
    named: boolean;
    text: string;
    gift?: string;
    /** The id of its copy, one of `photos`; empty without one. */
    photo?: string;
    sent_at: string;
  }[];
  /** Without pictures. */
  profile?: Profile;
  /** Copies, by their ids in the photo store. */
  photos: string[];
}

/** Who made a complaint, and in which language they read. */
export interface Contact {
  name: string;
  email: string;
  language: Locale;
  /** Of a visitor who asks the support: a keyed hash of their address and network, by which what waits is counted. */
  sender?: string;
}

export interface NewCase {
  number: string;
  kind: CaseSummary["kind"];
  reason: ReportReason;
  reported: string | null;
  reporter: string | null;
  /** Milliseconds. */
  at: number;
  details: Evidence;
  contact?: Contact | undefined;
  /** Keyed, of what was sent: the same number comes with the same content only. Empty once the evidence or the sender is erased. */
  content_hash: string;
}

export interface Case extends NewCase {
  contact: Contact | undefined;
  /** Is something of `details` kept? */
  evidence: boolean;
  /** An operator said whom it is about. */
  attached: boolean;
}

/** Adds a case to the queue `reports`; again changes nothing. */
export function addCase(sql: SqlStorage, one: NewCase): void {
  if (!keepCase(sql, one)) return;
  putItem(sql, { queue: "reports", ref: one.number, member: one.reported ?? "", at: one.at });
}

/** A case, or a question to the support (support-cases.ts). */
type KeptCase = Omit<NewCase, "kind" | "reason"> &
  (Pick<NewCase, "kind" | "reason"> | { kind: "support"; reason: SupportTopic });

/** Adds a case to no queue; says whether it is new. */
export function keepCase(sql: SqlStorage, { details, contact, ...one }: KeptCase): boolean {
  const { rowsWritten } = sql.exec(
    `INSERT OR IGNORE INTO cases (number, kind, reason, reported, reporter, at, details, contact, content_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    one.number,
    one.kind,
    one.reason,
    one.reported,
    one.reporter,
    one.at,
    JSON.stringify(details),
    contact ? JSON.stringify(contact) : "",
    one.content_hash,
  );
  if (rowsWritten === 0) return false;
  keepEvidence(sql, details.photos);
  return true;
}

type Row = Omit<NewCase, "details" | "contact"> & { details: string; contact: string; attached: number };

/** A case by its number. */
export function findCase(sql: SqlStorage, number: string): Case | undefined {
  const [row] = sql.exec<Record<string, SqlStorageValue>>("SELECT * FROM cases WHERE number = ?", number).toArray();
  if (!row) return undefined;
  const { details, contact, ...one } = row as unknown as Row;
  return {
    ...one,
    details: evidenceIn(details),
    evidence: details !== "",
    attached: one.attached === 1,
    contact: contact ? (JSON.parse(contact) as Contact) : undefined,
  };
}

/** What is left of an erased member's is nothing. */
function evidenceIn(details: string): Evidence {
  return details ? (JSON.parse(details) as Evidence) : { about: "profile", text: "", messages: [], photos: [] };
}

/** One decision, as it is stored; times in milliseconds. */
export interface DecisionRow {
  number: number;
  case: string;
  outcome: CaseOutcome;
  ground: CaseGround;
  words: string;
  until: number | null;
  operator: string;
  decided_at: number;
  /** The order of all decisions about the member (`lifts.ts`). */
  sequence: number;
  on_appeal: number;
  /** On the member's page. */
  lifted: number;
  appeal_by: CaseSide | null;
}

/** What was decided on a case, the first first. */
export function decisionsOn(sql: SqlStorage, number: string): DecisionRow[] {
  return sql
    .exec<Record<string, SqlStorageValue>>('SELECT * FROM case_decisions WHERE "case" = ? ORDER BY number', number)
    .toArray() as unknown as DecisionRow[];
}

/** Cases in which this member is the one reported, the latest first, fifty at most. For operators only. */
export function casesAbout(sql: SqlStorage, member: string): CaseSummary[] {
  const rows = sql
    .exec<Record<string, SqlStorageValue>>(
      `SELECT number, kind, reason, at, details <> '' AS kept FROM cases WHERE reported = ?
       ORDER BY at DESC, number LIMIT ?`,
      member,
      MOST_CASES,
    )
    .toArray() as unknown as (Pick<Case, "number" | "kind" | "reason" | "at"> & { kept: number })[];
  return rows.map(({ kept, ...one }) => summaryOf(sql, { ...one, evidence: kept === 1 }));
}

/** Copies of photos that cases about this member have; without those of the case `but`. */
export function copiesAbout(sql: SqlStorage, member: string | null, but: string): string[] {
  const copies = `SELECT value AS photo FROM cases, json_each(nullif(details, ''), '$.photos') WHERE reported = ? AND number <> ?`;
  return sql
    .exec<{ photo: string }>(copies, member, but)
    .toArray()
    .map(({ photo }) => photo);
}

/** As the contract has it. */
export function summaryOf(
  sql: SqlStorage,
  { number, kind, reason, at, evidence }: Pick<Case, "number" | "kind" | "reason" | "at" | "evidence">,
): CaseSummary {
  const decisions = decisionsOn(sql, number).map((one) => ({
    outcome: one.outcome,
    ground: one.ground,
    words: one.words,
    until: one.until === null ? null : instantOf(one.until),
    decided_at: instantOf(one.decided_at),
    on_appeal: one.on_appeal === 1,
    lifted: one.lifted === 1,
  }));
  return { case: number, kind, reason, at: instantOf(at), evidence, decisions, appeals: appealsIn(sql, number) };
}

function appealsIn(sql: SqlStorage, number: string): CaseSummary["appeals"] {
  return sql
    .exec<{ side: CaseSide; at: number; decided: number }>(
      'SELECT side, at, decided FROM appeals WHERE "case" = ? ORDER BY at',
      number,
    )
    .toArray()
    .map(({ side, at, decided }) => ({ side, at: instantOf(at), decided: decided === 1 }));
}
