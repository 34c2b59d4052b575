import type { MessageHold } from "../../../../../../app/contract/conversations/message.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { first } from "../../engine/state.ts";
import { HELD, grant, spendHeld } from "./wallet.ts";

const HOUR = 60 * 60_000;

export const heldCreditsSchema = [
  // What own messages to fictional profiles cost, until it is decided whether it is spent (decision 0172).
  `CREATE TABLE held_credits (
    message TEXT PRIMARY KEY,
    client_id TEXT NOT NULL,
    conversation TEXT NOT NULL,
    credits INTEGER NOT NULL,
    sent_at INTEGER NOT NULL,
    due INTEGER NOT NULL,
    outcome TEXT CHECK (outcome IN ('spent', 'returned'))
  )`,
  "CREATE INDEX held_credits_due ON held_credits (due) WHERE outcome IS NULL",
];

/** Credits that a message to a fictional profile cost: held until it is answered, back in the wallet after `due`. */
export type HeldCredits = {
  /** Its id; and the key it was sent with. */
  message: string;
  client_id: string;
  conversation: string;
  credits: number;
  /** Milliseconds. */
  sent_at: number;
  due: number;
};

const AS_JSON = `SELECT json_object('credits', credits, 'due', due, 'returned', outcome IS 'returned') AS hold
  FROM held_credits WHERE outcome IS NOT 'spent'`;

/** Of `messages`: the message's hold as JSON, as SQL; NULL without one, or once it is spent. */
export const HOLD = `(${AS_JSON} AND message = messages.id) AS hold`;

/** As `holdOf`, of one message. */
export function holdOfMessage(sql: SqlStorage, id: string): { hold?: MessageHold } {
  return holdOf(first(sql.exec<{ hold: string }>(`${AS_JSON} AND message = ?`, id))?.hold ?? null);
}

/** The contract's hold, from the column `HOLD`. */
export function holdOf(column: string | null): { hold?: MessageHold } {
  if (column === null) return {};
  const { credits, due, returned } = JSON.parse(column) as { credits: number; due: number; returned: number };
  return { hold: { credits, until: instantOf(due), ...(returned === 1 && { returned: true }) } };
}

/** Writes down what the charge of a message was for; `hours`: how long it waits for an answer, since it was sent. */
export function keepHeld(sql: SqlStorage, { hours, ...held }: Omit<HeldCredits, "due"> & { hours: number }): void {
  sql.exec(
    "INSERT INTO held_credits (message, client_id, conversation, credits, sent_at, due) VALUES (?, ?, ?, ?, ?, ?)",
    held.message,
    held.client_id,
    held.conversation,
    held.credits,
    held.sent_at,
    held.sent_at + hours * HOUR,
  );
}

/** What is held in one conversation, and when the first of it goes back; nothing where nothing is. */
export function heldIn(sql: SqlStorage, conversation: string): Omit<MessageHold, "returned"> | null {
  const { credits, due } = sql
    .exec<{ credits: number | null; due: number | null }>(
      "SELECT sum(credits) AS credits, min(due) AS due FROM held_credits WHERE outcome IS NULL AND conversation = ?",
      conversation,
    )
    .one();
  return credits === null || due === null ? null : { credits, until: instantOf(due) };
}

/** What is held in all conversations together: the balance is without it. */
export function heldInAll(sql: SqlStorage): number {
  const held = "SELECT coalesce(sum(credits), 0) AS credits FROM held_credits WHERE outcome IS NULL";
  return sql.exec<{ credits: number }>(held).one().credits;
}

/** Which of the credits that are still held. */
export interface Which {
  conversation: string;
  /** Of messages up to then (`sent_at`); left out: of all. */
  upTo?: number;
}

/**
 * Somebody answered: what is held for the messages that were answered is spent. What was due by now goes back instead, also
 * when the alarm is late: one of the two, never both. Answers which messages these were.
 */
export function spendAnswered(sql: SqlStorage, which: Which): string[] {
  const late = giveBackDue(sql);
  const spent = select(sql, which).map((held) => settle(sql, held, "spent"));
  return [...late, ...spent];
}

/** No answer will come. Answers which messages these were. */
export function giveBack(sql: SqlStorage, which: Which): string[] {
  return select(sql, which).map((held) => settle(sql, held, "returned"));
}

/** Nobody answered in time. */
export function giveBackDue(sql: SqlStorage): string[] {
  return sql
    .exec<HeldCredits>("SELECT * FROM held_credits WHERE outcome IS NULL AND due <= ?", clock.now())
    .toArray()
    .map((held) => settle(sql, held, "returned"));
}

function select(sql: SqlStorage, { conversation, upTo = Number.MAX_SAFE_INTEGER }: Which): HeldCredits[] {
  return sql
    .exec<HeldCredits>(
      "SELECT * FROM held_credits WHERE outcome IS NULL AND conversation = ? AND sent_at <= ?",
      conversation,
      upTo,
    )
    .toArray();
}

/** Both ends have one key, so the ledger itself takes only one of them. */
function settle(sql: SqlStorage, held: HeldCredits, outcome: "spent" | "returned"): string {
  const transfer = { key: `held:${held.client_id}`, credits: held.credits };
  if (outcome === "spent") spendHeld(sql, { ...transfer, kind: "message_answered" });
  else grant(sql, { ...transfer, from: HELD, kind: "message_returned" });
  sql.exec("UPDATE held_credits SET outcome = ? WHERE message = ?", outcome, held.message);
  return held.message;
}
