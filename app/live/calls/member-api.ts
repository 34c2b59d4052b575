import {
  autoLikeCall,
  listMessagesCall,
  listRegionsCall,
  markReadCall,
  sendMessageCall,
  tellOfLikeCall,
  typingCall,
} from "../../contract/browser-calls.ts";
import type {
  listMessages,
  markRead,
  MessagesPage,
  sendMessage,
  SentMessage,
  typing,
} from "../../contract/conversations/conversations.ts";
import type { autoLike, tellOfLike } from "../../contract/people/discovery.ts";
import type { ReplyOf } from "../../contract/endpoint.ts";
import type { listRegions } from "../../contract/site.ts";
import { callApi, type Answer } from "./call-api.ts";
import type { FoundMessage } from "../outbox/outbox.ts";
import type { PendingMessage } from "../outbox/pending-messages.ts";

/** The calls of the members' area. Each is described at its endpoint in app/contract. */

export function postMessage({ client_id, to, text, shown_cost }: PendingMessage): Promise<Answer<SentMessage>> {
  return callApi<typeof sendMessage>(sendMessageCall, { client_id, to, text, shown_cost });
}

/** The outbox has a plan of its own, and whatever else is to be sent waits meanwhile. */
const ONCE = 0;

/**
 * The message of this key, if the server has it: among the hundred newest to this person. `not_found` where it may have gone with
 * the others, in a conversation that was removed; not where nothing was ever written, or all that is kept is older than shown.
 */
export async function findMessage({ client_id, to }: PendingMessage): Promise<Answer<FoundMessage | undefined>> {
  const page = await callApi<typeof listMessages>(listMessagesCall, { with: to, limit: 100 }, ONCE);
  if (!page.ok) return page;
  const { conversation, messages, new_conversations, history } = page.value;
  if (!messages[0] && !new_conversations && !history)
    return { ok: false, problem: { error: "not_found" }, retryable: false };
  const message = messages.find((one) => one.client_id === client_id);
  return { ok: true, value: message && { conversation, message } };
}

/** One page of a conversation: newer than a position (`after`) or older (`before`). */
export function getMessages(
  conversation: string,
  cursor: { after: number } | { before: number },
): Promise<Answer<MessagesPage>> {
  return callApi<typeof listMessages>(listMessagesCall, { conversation, ...cursor });
}

export function postRead(conversation: string, position: number): Promise<Answer<ReplyOf<typeof markRead>>> {
  return callApi<typeof markRead>(markReadCall, { conversation, position });
}

/** Not awaited and not repeated: it only shows the other member that somebody types. */
export function postTyping(to: string): void {
  void callApi<typeof typing>(typingCall, { to });
}

/** A page is about to tell of a like. */
export function postLikeTold(id: string): Promise<Answer<ReplyOf<typeof tellOfLike>>> {
  return callApi<typeof tellOfLike>(tellOfLikeCall, { id });
}

/** Where no socket tells of likes. */
export function getAutoLike(): Promise<Answer<ReplyOf<typeof autoLike>>> {
  return callApi<typeof autoLike>(autoLikeCall, {});
}

/** For the search panel, when it is opened. */
export function getRegions(country: string): Promise<Answer<ReplyOf<typeof listRegions>>> {
  return callApi<typeof listRegions>(listRegionsCall, { country });
}
