import type { Message } from "../../contract/conversations/message.ts";
import { type Context, sessionOf, typedOf } from "../../request/context.server.ts";

/** A conversation has two addresses; what was typed in it has this one. */
export function typedPath(other: string): string {
  return `/members/${other}/chat`;
}

/**
 * The text to this member that was refused without a script and stands in the field still, with its key: whatever sends it, it is sent once.
 * With a script it may have been sent since: `messages` are the newest ones of the conversation.
 */
export async function keptText(context: Context, other: string, messages: readonly Message[] = []) {
  const typed = await typedOf(context).read(sessionOf(context).member, typedPath(other));
  const [text, key] = [typed?.get("text"), typed?.get("client_id")];
  const wasSent = messages.some(({ client_id }) => client_id !== undefined && client_id === key);
  if (typeof text !== "string" || wasSent) return undefined;
  return { text, ...(typeof key === "string" && { key }) };
}
