import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Photo } from "../../../ui/photo/photo.tsx";
import * as styles from "./chat-list.css.ts";
import type { LastOpened, ListedChat } from "./chats.server.ts";

interface LastOpenedChatProps extends LastOpened {
  chat: ListedChat;
}

/** Beside the list, from 992 px: the way back to the conversation that was open last. It is not opened by itself, as it would count as read. */
export function LastOpenedChat({ chat: { person, conversation }, title, when, go }: LastOpenedChatProps) {
  const { src, locked } = person;
  return (
    <aside className={styles.last} aria-label={title}>
      <Photo {...(locked ? { blurSrc: src } : { src })} alt="" of={person} shape="round" size="large" />
      <h2>{title}</h2>
      <p>{when}</p>
      <ButtonLink asChild icon="message">
        <AppLink href={`/chats/${conversation.id}#newest`}>{go}</AppLink>
      </ButtonLink>
    </aside>
  );
}
