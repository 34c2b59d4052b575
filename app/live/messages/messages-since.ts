import type { MessagesPage } from "../../contract/conversations.ts";
import type { Message } from "../../contract/message.ts";
import { lastPosition } from "./merge-messages.ts";
import { getMessages } from "../calls/member-api.ts";

/** Messages a page (the default `limit` of the contract). A full page may have another after it. */
const PAGE = 50;

type Missed = Pick<MessagesPage, "messages" | "read_by_other" | "delivered_by_other"> & {
  /** Nothing is missing. */
  complete: boolean;
};

/** Messages after a position. When a call fails, those loaded so far; the next `hello` of the socket loads the rest. */
export async function messagesSince(conversation: string, position: number): Promise<Missed> {
  const missed: Missed = { messages: [], read_by_other: 0, delivered_by_other: 0, complete: false };
  for (;;) {
    const after = Math.max(position, lastPosition(missed.messages));
    const page = await getMessages(conversation, { after });
    if (!page.ok) return missed;
    missed.messages.push(...page.value.messages);
    missed.read_by_other = page.value.read_by_other;
    missed.delivered_by_other = page.value.delivered_by_other;
    if (page.value.messages.length < PAGE) return { ...missed, complete: true };
  }
}

/**
 * After a gap: from this position on everything is asked for again, because a message that is shown may have changed or gone
 * meanwhile. The newest fifty at most; older ones stay as they are until the page is loaded again.
 */
export function gapStart(shown: readonly Message[]): number {
  const positions = shown.map(({ position }) => position).sort((one, other) => one - other);
  return (positions.at(-PAGE + 1) ?? positions[0] ?? 1) - 1;
}

/** The ids of what was shown behind `start` and is not there any more; nothing where the answer is not whole. */
export function goneSince(shown: readonly Message[], start: number, missed: Missed): string[] {
  if (!missed.complete) return [];
  const here = new Set(missed.messages.map(({ id }) => id));
  return shown.filter(({ id, position }) => position > start && !here.has(id)).map(({ id }) => id);
}
