import type { MessagesPage } from "../../contract/conversations/conversations.ts";

/** Received messages that are offered to be named at once. */
const OFFERED = 10;

/** Of a page of messages the latest that were received, to be named. `older`: before which position more are. */
export function receivedIn(
  { messages, more }: Pick<MessagesPage, "messages" | "more"> = { messages: [], more: false },
) {
  const theirs = messages.filter(({ own }) => !own);
  const offered = theirs.slice(-OFFERED);
  const isMore = more || theirs.length > offered.length;
  return { offered, older: isMore ? (offered[0] ?? messages[0])?.position : undefined };
}
