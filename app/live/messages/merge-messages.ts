import type { Message } from "../../contract/conversations.ts";

/**
 * Every message once, in the order that both sides share, however often and in whatever order it came (page, socket,
 * own sending, reconnect). Of two copies the later list's stands.
 */
export function mergeMessages(...lists: readonly (readonly Message[])[]): Message[] {
  const byId = new Map<string, Message>();
  for (const message of lists.flat()) byId.set(message.id, message);
  return [...byId.values()].sort(inOrder);
}

/** By the time of sending, then by id; as text, since both are written the same way everywhere. */
function inOrder(one: Message, other: Message): number {
  if (one.sent_at !== other.sent_at) return one.sent_at < other.sent_at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** The highest position there is, of all or of those that `which` chooses: the cursor for what comes after. */
export function lastPosition(messages: readonly Message[], which: (message: Message) => boolean = () => true): number {
  return messages.reduce((last, message) => (which(message) ? Math.max(last, message.position) : last), 0);
}
