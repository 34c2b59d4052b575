import type { Route } from "./+types/conversation.ts";
import { conversationTitle } from "./conversation-title.ts";
import { ConversationView } from "./conversation-view.tsx";
import { openConversation, sendFromForm } from "./conversation.server.ts";

export const handle = { title: conversationTitle };

export function loader({ params, url, context }: Route.LoaderArgs) {
  return openConversation({ context, url, whose: { conversation: params.id } });
}

export function action({ params, url, request, context }: Route.ActionArgs) {
  return sendFromForm({ context, url, request, whose: { conversation: params.id } });
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversationView key={loaderData.conversation.id} data={loaderData} answer={actionData} />;
}
