import type { ApiClient } from "../../api/client.server.ts";
import { listChats } from "../../contract/conversations/conversations.ts";
import { listLikes } from "../../contract/people/discovery.ts";
import type { Totals } from "../../contract/conversations/conversations.ts";
import type { User } from "../../contract/people/profile.ts";

/**
 * What the badges show. A PHP API's user has no totals: then chats and likes are counted, and where that fails
 * there is just no badge.
 */
export async function countTotals(user: User, api: ApiClient): Promise<Totals> {
  const { credits, num_unread_messages: unread, num_new_likes: likes } = user;
  const [num_unread_messages, num_new_likes] = await Promise.all([
    unread ?? countUnread(api),
    likes ?? countNewLikes(api),
  ]);
  return { num_unread_messages, num_new_likes, credits };
}

async function countUnread(api: ApiClient): Promise<number> {
  const answer = await api.call(listChats);
  return answer.ok ? answer.value.chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0) : 0;
}

async function countNewLikes(api: ApiClient): Promise<number> {
  const answer = await api.call(listLikes);
  return answer.ok ? answer.value.liked_by.filter(({ like_new }) => like_new).length : 0;
}
