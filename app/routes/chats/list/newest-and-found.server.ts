import type { ApiClient } from "../../../api/client.server.ts";
import { listChats } from "../../../contract/conversations/conversations.ts";
import type { ReplyOf } from "../../../contract/endpoint.ts";

/**
 * The newest conversations; where there are more than these, also those with people whose name is searched for: what is typed on is searched
 * in all that the page has.
 */
export async function newestAndFound(
  api: Pick<ApiClient, "callOrThrow">,
  q: string,
): Promise<ReplyOf<typeof listChats>> {
  const newest = await api.callOrThrow(listChats);
  if (!newest.more || q.trim() === "") return newest;
  const { chats } = await api.callOrThrow(listChats, { name: q });
  const listed = new Set(newest.chats.map(({ conversation }) => conversation.id));
  return { ...newest, chats: [...newest.chats, ...chats.filter(({ conversation }) => !listed.has(conversation.id))] };
}
