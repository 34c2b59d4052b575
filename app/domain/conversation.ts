import { accept, refuse, type Result } from "./result.ts";

export const FREE_CONVERSATIONS = 2;

/** May they write to somebody new? `started`: conversations they opened, not those they answered. Spec §6. */
export function mayStart(member: { paid_user: boolean; started: number }): Result {
  if (member.paid_user || member.started < FREE_CONVERSATIONS) return accept();
  return refuse("conversation_limit", { limit: FREE_CONVERSATIONS });
}

/** Characters as people count them, so that an emoji is one. `length` is the setting message_length. */
export function messageFits(text: string, length: number): boolean {
  return text.length <= length || [...text].length <= length;
}
