import { accept, refuse, type Result } from "./result.ts";
import { isVisible } from "./visible-text.ts";

/** How many a member may start who has bought nothing. Spec §6. */
export const FREE_CONVERSATIONS = 2;

/** May they write to somebody new? `started`: conversations they opened, not those they answered. Spec §6. */
export function mayStart(member: { paid_user: boolean; started: number }): Result {
  if (member.paid_user || member.started < FREE_CONVERSATIONS) return accept();
  return refuse("conversation_limit", { limit: FREE_CONVERSATIONS });
}

/** Control characters but for tab and newline, and the signs that turn the text after them around (bidi overrides, isolates). */
const REMOVED = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A message's text as it is sent, charged and stored, the same for both; applied again it stays so. One newline is one
 * character (forms send two), space around does not count, halves of characters are made whole as `toWellFormed` does, which
 * older phones lack. Empty when nobody would see anything.
 */
export function messageText(text: string): string {
  const words = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(REMOVED, "")
    .replaceAll(/\p{Cs}/gu, "\ufffd")
    .trim();
  return isVisible(words) ? words : "";
}

/**
 * What is wrong with the text of a message, in the codes of its field, judged as it would be stored. `length` in
 * characters as people count them, so that an emoji is one: the setting message_length (spec §3), or less.
 */
export function messageProblem(text: string, length: number): "message_empty" | "message_too_long" | undefined {
  const words = messageText(text);
  if (!words) return "message_empty";
  return words.length <= length || [...words].length <= length ? undefined : "message_too_long";
}
