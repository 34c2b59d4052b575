import type { MessagesPage } from "../../contract/conversations.ts";
import { lastPosition } from "./merge-messages.ts";
import { getMessages } from "../calls/member-api.ts";

/** So many come at once (contract, `limit`): as many again may wait behind them. */
const PAGE = 50;

type Missed = Pick<MessagesPage, "messages" | "read_by_other">;

/** What came after a position. When the connection breaks, what was loaded until then; the next hello asks again. */
export async function messagesSince(conversation: string, position: number): Promise<Missed> {
  const missed: Missed = { messages: [], read_by_other: 0 };
  for (;;) {
    const after = Math.max(position, lastPosition(missed.messages));
    const page = await getMessages(conversation, { after });
    if (!page.ok) return missed;
    missed.messages.push(...page.value.messages);
    missed.read_by_other = page.value.read_by_other;
    if (page.value.messages.length < PAGE) return missed;
  }
}
