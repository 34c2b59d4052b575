import { useLocation } from "react-router";
import type { Route } from "./+types/conversation.ts";
import { ChatsBeside } from "./chats-beside.tsx";
import { panes } from "./conversation.css.ts";
import { conversationTitle } from "./conversation-title.ts";
import { ConversationView } from "./conversation-view.tsx";
import { openConversation, type ConversationKey } from "./conversation.server.ts";
import { sendFromForm } from "./send-from-form.server.ts";

/** What the page says of fictional profiles, of messages that are looked at, of swindlers, of new conversations, of sending, of gifts and photos, and in the list beside it, besides what all members' pages say. */
const TEXTS = {
  "chat-list": ["draft", "list", "nothing_said", "own_before", "gift", "photo"],
  fictional: ["returned", "until", "warning"],
  safety: ["inspection", "caution", "again"],
  gifts: ["name"],
  photos: ["in_chat"],
  chats: [
    "with_before",
    "sent_before",
    "you",
    "says",
    "state",
    "older",
    "newest",
    "new_below",
    "typing",
    "your_message",
    "placeholder",
    "send",
    "about_premium",
    "sign_in",
    "text_kept",
    "member_deleted",
  ],
  sending: [
    "cut",
    "late",
    "try_now",
    "delete",
    "withdrawn",
    "deleted",
    "unknown",
    "too_late",
    "left",
    "over",
    "not_sent",
    "sending",
    "no_connection",
    "try_again",
    "discard",
    "too_long",
  ],
};

export const handle = { title: conversationTitle, quiet: true, whole: true };

export function loader({ params, request, url, context }: Route.LoaderArgs) {
  return openConversation({ context, request, url, whose: whoseOf(params), texts: TEXTS });
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
  const { beside } = loaderData;
  return (
    <div className={panes}>
      {beside && <ChatsBeside data={loaderData} loaded={beside} />}
      <ConversationView key={loaderData.conversation.id + search} data={loaderData} answer={actionData} />
    </div>
  );
}
