import type { Message } from "../contract/conversations.ts";

/**
 * Every message once, in the order of the conversation, however often and in whatever order it came (page, socket,
 * own sending, reconnect). Of two copies the later list's stands.
 */
export function mergeMessages(...lists: readonly (readonly Message[])[]): Message[] {
  const byId = new Map<string, Message>();
  for (const message of lists.flat()) byId.set(message.id, message);
  return [...byId.values()].sort((one, other) => one.position - other.position);
}
