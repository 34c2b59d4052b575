import type { MessagesPage } from "../../contract/conversations/conversations.ts";
import { lastPosition } from "./merge-messages.ts";
import { getMessages } from "../calls/member-api.ts";

/** Messages a page (the default `limit` of the contract). A full page may have another after it. */
const PAGE = 50;

type Missed = Pick<MessagesPage, "messages" | "read_by_other" | "delivered_by_other">;

/** Messages after a position. When a call fails, those loaded so far; the next `hello` of the socket loads the rest. */
export async function messagesSince(conversation: string, position: number): Promise<Missed> {
  const missed: Missed = { messages: [], read_by_other: 0, delivered_by_other: 0 };
  for (;;) {
    const after = Math.max(position, lastPosition(missed.messages));
    const page = await getMessages(conversation, { after });
    if (!page.ok) return missed;
    missed.messages.push(...page.value.messages);
    missed.read_by_other = page.value.read_by_other;
    missed.delivered_by_other = page.value.delivered_by_other;
    if (page.value.messages.length < PAGE) return missed;
  }
}
