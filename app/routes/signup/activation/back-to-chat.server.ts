import { listChats } from "../../../contract/conversations/conversations.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";
import { apiOf, type Context, textsOf } from "../../../request/context.server.ts";

/**
 * The way back to the conversation in which something was written last: what waited for the confirmation has left by now, and the
 * link says so where it has. None where nothing was written to anybody.
 */
export async function backToChat(context: Context): Promise<{ href: string; text: string } | undefined> {
  const answer = await apiOf(context).call(listChats);
  if (!answer.ok) return undefined;
  const chat = answer.value.chats.find(({ last_message, profile }) => last_message && !profile.deleted);
  if (!chat?.last_message) return undefined;
  const { own, inspection, waits_for } = chat.last_message;
  const isSent = own && !inspection && !waits_for;
  const [t, name] = [textsOf(context), memberName(chat.profile, textsOf(context))];
  return {
    href: `/chats/${chat.conversation.id}#newest`,
    text: t(isSent ? "signup:activate_done.sent" : "signup:activate_done.back", { name }),
  };
}
