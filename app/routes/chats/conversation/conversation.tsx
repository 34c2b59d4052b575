import { useLocation } from "react-router";
import type { Route } from "./+types/conversation.ts";
import { conversationTitle } from "./conversation-title.ts";
import { ConversationView } from "./conversation-view.tsx";
import { openConversation, sendFromForm, type ConversationKey } from "./conversation.server.ts";

const words = (list: string) => list.split(" ");

/** What the page says of fictional profiles, of messages that are looked at, of sending and of gifts, besides what all members' pages say. */
const TEXTS = {
  fictional: ["returned", "until", "warning"],
  safety: ["inspection"],
  gifts: ["name"],
  chats: words(
    "with_before you says read sent older newest new_below typing your_message placeholder send about_premium sign_in text_kept member_deleted",
  ),
  sending: words(
    "cut late try_now delete withdrawn deleted too_late left over not_sent sending no_connection try_again discard too_long",
  ),
};

export const handle = { title: conversationTitle, quiet: true };

export function loader({ params, url, context }: Route.LoaderArgs) {
  return openConversation({ context, url, whose: whoseOf(params), texts: TEXTS });
}

export function action({ params, url, request, context }: Route.ActionArgs) {
  return sendFromForm({ context, url, request, whose: whoseOf(params) });
}

/** The page has two addresses: by the conversation, and by the other member. */
function whoseOf(params: Route.LoaderArgs["params"]): ConversationKey {
  return params.conversation === undefined ? { with: params.id } : { conversation: params.conversation };
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return <ConversationView key={loaderData.conversation.id + search} data={loaderData} answer={actionData} />;
}
