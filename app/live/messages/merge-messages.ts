import type { Message } from "../../contract/conversations/message.ts";

/**
 * Every message once, in the order that both members see, whatever list it is in (page, socket, sent, reconnect). Of two
 * copies the one in the later list counts.
 */
export function mergeMessages(...lists: readonly (readonly Message[])[]): Message[] {
  const byId = new Map<string, Message>();
  for (const message of lists.flat()) byId.set(message.id, message);
  return [...byId.values()].sort(inOrder);
}

/** By the time of sending, then by id, compared as text: all times have one format. */
function inOrder(one: Message, other: Message): number {
  if (one.sent_at !== other.sent_at) return one.sent_at < other.sent_at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** The highest position, of all or of those that `which` chooses: the cursor for newer messages. */
export function lastPosition(messages: readonly Message[], which: (message: Message) => boolean = () => true): number {
  return messages.reduce((last, message) => (which(message) ? Math.max(last, message.position) : last), 0);
}

/**
 * Of messages that were added to a page: those that its own, loaded anew after a gap in the connection, do not make `stale`. What is
 * older than the page stays as it is until it is loaded again.
 */
export function stillTrue(
  added: readonly Message[],
  { stale, page }: { stale: readonly Message[]; page: readonly Message[] },
): Message[] {
  return added.filter((message) => !stale.includes(message) || message.position < (page[0]?.position ?? 0));
}

/** Is it an own one that nothing holds up, so that it was delivered, or is about to be? */
export function hasLeft({ own, inspection, waits_for }: Message): boolean {
  return own && !inspection && !waits_for;
}
