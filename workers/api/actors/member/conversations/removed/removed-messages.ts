import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock, instantOf } from "../../../../clock.ts";
import { eraseRows } from "../../../erase-rows.ts";
import type { Job } from "../../engine/job.ts";
import type { MemberEngine } from "../../engine/member-engine.ts";
import type { MemberState } from "../../engine/state.ts";
import { askTextsAgain, withdrawTexts } from "../../standing/text-inspection.ts";
import { keepGone, takeBackGone } from "./gone-messages.ts";
import { findConversation } from "../messages.ts";
import { passOnAll } from "../undelivered/pass-on.ts";
import { countUnread } from "../read.ts";
import { dropUndelivered } from "../undelivered/undelivered.ts";

/** So long a removal can be undone, milliseconds: who has no script reads the page first. */
const UNDO_WITHIN = 10 * 60_000;

const COLUMNS = "position, id, conversation, client_id, own, text, gift, photo, sent_at";
const OF_CONVERSATION = "SELECT id FROM removed_messages WHERE conversation = ?";

/**
 * Removes the member's own copy; the other's stays. Who began it still counts (spec §6). Answers until when it can be undone: not
 * at all where there was nothing (again), and what had been removed before is gone for good then.
 */
export function deleteChat(state: MemberState, conversation: string): Result<{ undo_until?: string }> {
  const { sql, frames } = state;
  if (sql.exec("SELECT 1 FROM messages WHERE conversation = ? LIMIT 1", conversation).toArray().length > 0) {
    endRemoved(sql, "conversation = ?", conversation);
    keepGone(sql, "?", conversation);
    withdrawTexts(sql, "id IN (SELECT id FROM messages WHERE conversation = ?)", conversation);
    sql.exec(
      `INSERT INTO removed_messages (${COLUMNS}, due) SELECT ${COLUMNS}, ?2 FROM messages WHERE conversation = ?1`,
      conversation,
      clock.now() + UNDO_WITHIN,
    );
    eraseRows(sql, { table: "messages", words: ["text"], where: "conversation = ?" }, conversation);
  }
  sql.exec("UPDATE conversations SET removed = 1, unread = 0 WHERE id = ?", conversation);
  frames.push({ kind: "totals" });
  return accept(undoOf(sql, conversation));
}

function undoOf(sql: SqlStorage, conversation: string): { undo_until?: string } {
  const { due } = sql
    .exec<{ due: number | null }>(
      "SELECT max(due) AS due FROM removed_messages WHERE conversation = ? AND due > ?",
      conversation,
      clock.now(),
    )
    .one();
  return due === null ? {} : { undo_until: instantOf(due) };
}

/**
 * The conversation is back as it was, with what came in meanwhile. Again changes nothing; `not_found` when its messages are gone.
 * Decision 0203.
 */
export function restoreChat(state: MemberState, conversation: string): Result {
  const { sql, frames } = state;
  if (undoOf(sql, conversation).undo_until === undefined)
    return findConversation(sql, conversation)?.removed === 0 ? accept() : refuse("not_found");
  takeBackGone(sql, OF_CONVERSATION, conversation);
  sql.exec(
    `INSERT INTO messages (${COLUMNS}) SELECT ${COLUMNS} FROM removed_messages WHERE conversation = ?`,
    conversation,
  );
  eraseRemoved(sql, "conversation = ?", conversation);
  askTextsAgain(sql, "id IN (SELECT id FROM messages WHERE conversation = ?)", conversation);
  sql.exec("UPDATE conversations SET removed = 0 WHERE id = ?", conversation);
  countUnread(sql, conversation);
  passOnAll(state);
  frames.push({ kind: "totals" });
  return accept();
}

/** Is this message of a conversation that may come back? */
export function isRemoved(sql: SqlStorage, message: string): boolean {
  return sql.exec("SELECT 1 FROM removed_messages WHERE id = ?", message).toArray().length > 0;
}

/** They do not come back: their words are overwritten, and nobody reads or keeps what was never delivered. */
export function endRemoved(sql: SqlStorage, where: string, ...given: unknown[]): void {
  dropUndelivered(sql, `SELECT id FROM removed_messages WHERE ${where}`, ...given);
  eraseRemoved(sql, where, ...given);
}

function eraseRemoved(sql: SqlStorage, where: string, ...given: unknown[]): void {
  eraseRows(sql, { table: "removed_messages", words: ["text"], where }, ...given);
}

/** What was removed and not brought back goes for good; also what a clock that was wrong had set too far ahead. */
export const removedMessagesJob: Job<MemberEngine> = {
  next: `SELECT iif(max(due) > ?1 + ${2 * UNDO_WITHIN}, ?1, min(due)) FROM removed_messages`,
  async run(engine) {
    const now = clock.now();
    engine.act(({ sql }) => endRemoved(sql, `due <= ? OR due > ? + ${2 * UNDO_WITHIN}`, now, now));
  },
};
