import type { SupportTopic } from "../../../../../../app/contract/safety/support-topics.ts";
import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { putItem } from "../queue/queue.ts";
import { type Contact, type Evidence, keepCase } from "./cases.ts";
import { sameCase } from "./same-case.ts";

/** So many questions of one sender (a member; an address from one network) wait at once: each is read by somebody. */
const WAITING = 5;

/** A question to the support. It is a case (`cases.ts`) that is about nobody: its topic is the reason. Decision 0248. */
export interface NewQuestion {
  number: string;
  topic: SupportTopic;
  text: string;
  /** Number of a payment or receipt, as it was written; empty without. */
  payment: string;
  /** The member who asks. */
  reporter: string | null;
  /** Milliseconds. */
  at: number;
  contact: Contact;
  content_hash: string;
}

/** The queue of questions. */
export const SUPPORT = "support";

/**
 * The number of the case that this question is already, by its key or by the same words shortly before. `key_reused` with other words;
 * `reports_waiting` while enough of the same sender wait.
 */
export function askedBefore(sql: SqlStorage, question: NewQuestion): Result<string | undefined> {
  const { number, content_hash } = question;
  const [earlier] = sql
    .exec<{ content_hash: string }>("SELECT content_hash FROM cases WHERE number = ?", number)
    .toArray();
  if (earlier) return earlier.content_hash === content_hash ? accept(number) : refuse("key_reused");
  const same = sameCase(sql, { content_hash, kind: "support", queue: SUPPORT });
  if (same) return accept(same);
  return waitingOf(sql, question) < WAITING ? accept(undefined) : refuse("reports_waiting", { limit: WAITING });
}

function waitingOf(sql: SqlStorage, { reporter, contact }: NewQuestion): number {
  const query = `SELECT count(*) AS waiting FROM queue_items JOIN cases ON cases.number = ref
    WHERE queue = ?1 AND queue_items.decided_at IS NULL AND reporter IS ?2
      AND (?2 IS NOT NULL OR json_extract(nullif(contact, ''), '$.sender') = ?3)`;
  return sql.exec<{ waiting: number }>(query, SUPPORT, reporter, contact.sender ?? null).one().waiting;
}

/** Adds it to the queue of questions; again changes nothing. */
export function addQuestion(sql: SqlStorage, { topic, text, payment, ...one }: NewQuestion): void {
  const details: Evidence = { about: "account", text, ...(payment && { payment }), messages: [], photos: [] };
  if (!keepCase(sql, { ...one, kind: "support", reason: topic, reported: null, details })) return;
  putItem(sql, { queue: SUPPORT, ref: one.number, member: "", at: one.at });
}

/** What is kept of a question by its number; nothing of one whose sender is erased. */
export function findQuestion(sql: SqlStorage, number: string): NewQuestion | undefined {
  const [row] = sql
    .exec<{
      topic: SupportTopic;
      reporter: string | null;
      at: number;
      details: string;
      contact: string;
      content_hash: string;
    }>(
      `SELECT reason AS topic, reporter, at, details, contact, content_hash FROM cases
       WHERE number = ? AND kind = 'support' AND details <> '' AND contact <> ''`,
      number,
    )
    .toArray();
  if (!row) return undefined;
  const { text, payment = "" } = JSON.parse(row.details) as Evidence;
  return { ...row, number, text, payment, contact: JSON.parse(row.contact) as Contact };
}
