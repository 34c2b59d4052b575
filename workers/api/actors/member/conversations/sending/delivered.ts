import { settingsIn } from "../../account/account-settings.ts";
import { accountOf } from "../../account/account.ts";
import type { SentPayload } from "./dispatch.ts";
import { first, type MemberState } from "../../engine/state.ts";

/** The position up to which the member's messages are with the other one. Decision 0210. */
export const deliveredSchema = ["ALTER TABLE conversations ADD COLUMN delivered_by_other INTEGER NOT NULL DEFAULT 0"];

/**
 * Of the receiver: may the writer hear that this message is here? Not of one that waits or was blocked away, not by who hides
 * that they read, and never of a fictional profile (design §8). Changes nothing, so a repeated event is answered alike.
 */
export function tellsArrival(sql: SqlStorage, { message }: SentPayload): boolean {
  const account = accountOf(sql);
  if (account.fictional === 1 || !settingsIn(account).show_read) return false;
  return positionOf(sql, message.id) !== undefined;
}

/** Of the writer: open pages hear that the other one has this message, unless who reads them hides it for both. */
export function deliveredFrames(sql: SqlStorage, { conversation, message }: SentPayload): MemberState["frames"] {
  const delivered_by_other = positionOf(sql, message.id);
  // What is not shown is kept, so that it shows once they show it themselves.
  if (delivered_by_other === undefined || !settingsIn(accountOf(sql)).show_read) return [];
  return [{ kind: "delivered", conversation, delivered_by_other }];
}

/** Of the writer: keeps that the other one has this message. Again changes nothing. */
export function noteArrival(sql: SqlStorage, { conversation, message }: SentPayload): void {
  const position = positionOf(sql, message.id);
  const update = "UPDATE conversations SET delivered_by_other = ?1 WHERE id = ?2 AND delivered_by_other < ?1";
  if (position !== undefined) sql.exec(update, position, conversation);
}

/** Where this message stands in the member's copy, also of a conversation that was removed and may be back before long. */
export function positionOf(sql: SqlStorage, message: string): number | undefined {
  const kept =
    "SELECT position FROM messages WHERE id = ?1 UNION ALL SELECT position FROM removed_messages WHERE id = ?1";
  return first(sql.exec<{ position: number }>(kept, message))?.position;
}
