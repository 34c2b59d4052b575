import type { Route } from "./+types/with-member.ts";
import { conversationTitle } from "./conversation-title.ts";
import { ConversationView } from "./conversation-view.tsx";
import { openConversation, sendFromForm } from "./conversation.server.ts";

export const handle = { title: conversationTitle };

export function loader({ params, url, context }: Route.LoaderArgs) {
  return openConversation({ context, url, whose: { with: params.id } });
}

export function action({ params, url, request, context }: Route.ActionArgs) {
  return sendFromForm({ context, url, request, whose: { with: params.id } });
}

export default function ChatWithMember({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversationView key={loaderData.conversation.id} data={loaderData} answer={actionData} />;
}
