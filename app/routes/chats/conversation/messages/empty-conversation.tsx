import { AppLink } from "../../../../page-parts/navigation/app-link.tsx";
import { EmptyState } from "../../../../ui/empty-state/empty-state.tsx";
import { EmptyChatIllustration } from "../../../../ui/illustration/empty-chat.tsx";
import type { ConversationData } from "../conversation.server.ts";
import { questions as list } from "./message-list.css.ts";

/** The beginning of a conversation: a friendly word on how to start, and questions that the field takes. */
export function EmptyConversation({ title, text, questions }: NonNullable<ConversationData["begin"]>) {
  return (
    <EmptyState illustration={<EmptyChatIllustration />} title={title}>
      <p>{text}</p>
      <ul className={list}>
        {questions.map((link) => (
          <li key={link.href}>
            <AppLink {...link} />
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
