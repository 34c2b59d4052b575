import type { AnsweredSupport, AskedSupport } from "../../../../../../app/contract/safety/support.ts";
import type { MemberState } from "../../engine/state.ts";
import { enqueueMail } from "../../notifications/mails.ts";
import { copyFor } from "./sent-case.ts";

/** What the member asked our support, and the answers (decision 0248). `answer` is empty until there is one. */
export const supportSchema = [
  `CREATE TABLE support_questions (
    number TEXT PRIMARY KEY,
    topic TEXT NOT NULL,
    text TEXT NOT NULL,
    payment TEXT NOT NULL,
    at INTEGER NOT NULL,
    answer TEXT NOT NULL DEFAULT '',
    answered_at INTEGER
  )`,
] as const;

/** Keeps an own question for the export, and confirms it by mail. */
export function receiveAskedSupport(state: MemberState, { case: number, receipt, ...asked }: AskedSupport): void {
  const { topic, text, payment, at } = asked;
  state.sql.exec(
    "INSERT OR IGNORE INTO support_questions (number, topic, text, payment, at) VALUES (?, ?, ?, ?, ?)",
    number,
    topic,
    text,
    payment,
    at,
  );
  if (!receipt) return;
  const { copy } = copyFor(state.sql, text);
  enqueueMail(state, { kind: "support_received", contents: { case: number, topic, ...(copy && { copy: copy.text }) } });
}

/** Keeps the answer likewise, and mails it. */
export function receiveSupportAnswer(state: MemberState, answered: AnsweredSupport): void {
  const { case: number, answer, answered_at } = answered;
  state.sql.exec(
    "UPDATE support_questions SET answer = ?, answered_at = ? WHERE number = ?",
    answer,
    answered_at,
    number,
  );
  enqueueMail(state, { kind: "support_answered", contents: answered });
}
