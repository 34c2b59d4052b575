import type { MessagesPage } from "../../contract/conversations.ts";

/** Received messages that are offered to be named at once. */
const OFFERED = 10;

/** Of a page of messages those to be named: the latest ones, and the one with this id; `latest` is the last of them. `older`: before which position more are. */
export function receivedIn(
  { messages, more }: Pick<MessagesPage, "messages" | "more"> = { messages: [], more: false },
  id: string | null,
) {
  const theirs = messages.filter(({ own }) => !own);
  const latest = theirs.slice(-OFFERED);
  const named = id === "latest" ? latest.at(-1) : theirs.find((message) => message.id === id);
  const isMore = more || theirs.length > latest.length;
  return {
    offered: !named || latest.includes(named) ? latest : [named, ...latest],
    named,
    older: isMore ? (latest[0] ?? messages[0])?.position : undefined,
  };
}
