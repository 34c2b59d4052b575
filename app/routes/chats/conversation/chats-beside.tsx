import { useState } from "react";
import { useFetcher } from "react-router";
import { from } from "../../../design/breakpoints.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { PersonList } from "../../../ui/person-row/person-row.tsx";
import { ChatRow } from "../list/chat-row.tsx";
import type { ListedChat } from "../list/chats.server.ts";
import { useChatUpdates } from "../list/use-chats.ts";
import { beside } from "./conversation.css.ts";
import type { ConversationData } from "./conversation.server.ts";

type Rows = readonly ListedChat[];

/** The list beside the conversation, from 992 px. It keeps its place when another one is chosen. */
export function ChatsBeside({ data: { conversation, zone, now }, loaded }: { data: ConversationData; loaded: Rows }) {
  const { t } = useTranslation("chat-list");
  return (
    <nav className={beside} aria-label={t("list")}>
      <PersonList>
        {useNewest(loaded).map((chat) => {
          const current = chat.conversation.id === conversation.id;
          // What comes in here is read as it comes.
          const shown = current ? { ...chat, num_unread_messages: 0 } : chat;
          return <ChatRow key={chat.conversation.id} chat={shown} zone={zone} now={now} lazy current={current} />;
        })}
      </PersonList>
    </nav>
  );
}

/** The page's own rows, or those that were asked for since. */
function useNewest(loaded: Rows): Rows {
  const { data, state, load } = useFetcher<{ chats: Rows }>();
  const [shown, setShown] = useState({ loaded, data, rows: loaded });
  if (shown.loaded !== loaded) setShown({ loaded, data, rows: loaded });
  else if (data && shown.data !== data) setShown({ loaded, data, rows: data.chats });
  useChatUpdates(state, () => matchMedia(from.desktop).matches && load("/chats"));
  return shown.rows;
}
