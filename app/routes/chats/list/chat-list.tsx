import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { EmptyChatIllustration } from "../../../ui/illustration/empty-chat.tsx";
import { PersonList } from "../../../ui/person-row/person-row.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { opened } from "./chat-list.css.ts";
import { ChatMenu } from "./chat-menu.tsx";
import { ChatRow } from "./chat-row.tsx";
import type { ListedChat } from "./chats.server.ts";

interface ChatListProps {
  chats: readonly ListedChat[];
  zone: string;
  now: string;
}

/** The conversations, the newest first. */
export function ChatList({ chats, ...times }: ChatListProps) {
  const { t } = useTranslation("chat-list");
  return (
    <PersonList label={t("list")}>
      {chats.map((chat, index) => (
        <ChatRow key={chat.conversation.id} chat={chat} {...times} lazy={index > 7}>
          {chat.opened && <small className={opened}>{chat.opened.when}</small>}
          <ChatMenu chat={chat} />
        </ChatRow>
      ))}
    </PersonList>
  );
}

/** Nobody has written yet; the way on is to look around. */
export function NoChats() {
  const { t } = useTranslation("chat-list");
  return (
    <EmptyState
      illustration={<EmptyChatIllustration />}
      title={t("empty.title")}
      action={
        <ButtonLink asChild icon="search">
          <AppLink href="/members">{t("empty.action")}</AppLink>
        </ButtonLink>
      }
    >
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
