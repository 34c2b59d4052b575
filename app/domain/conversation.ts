import { accept, refuse, type Result } from "./result.ts";

/** How many a member may start who has bought nothing. Spec §6. */
export const FREE_CONVERSATIONS = 2;

/** May they write to somebody new? `started`: conversations they opened, not those they answered. Spec §6. */
export function mayStart(member: { paid_user: boolean; started: number }): Result {
  if (member.paid_user || member.started < FREE_CONVERSATIONS) return accept();
  return refuse("conversation_limit", { limit: FREE_CONVERSATIONS });
}

/** Characters; short enough for the visitor's cookie, which keeps the draft of a sign-up. */
export const SIGNUP_MESSAGE_MAX = 500;

/**
 * What is wrong with the text of a message, in the codes of its field; the space around it does not count. `length` in
 * characters as people count them, so that an emoji is one: the setting message_length (spec §3), or less.
 */
export function messageProblem(text: string, length: number): "message_empty" | "message_too_long" | undefined {
  const words = text.trim();
  if (!words) return "message_empty";
  return words.length <= length || [...words].length <= length ? undefined : "message_too_long";
}
