import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { EmptyChatIllustration } from "../../../ui/illustration/empty-chat.tsx";
import { PersonList, PersonRow } from "../../../ui/person-row/person-row.tsx";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { shortTime } from "./chat-time.ts";
import type { ListedChat } from "./chats.server.ts";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { useTimeLocale } from "../use-time-locale.ts";
import * as styles from "./chat-list.css.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

/** As much of a draft as fits a line, at most. */
const EXCERPT = 160;

interface ChatListProps {
  chats: readonly ListedChat[];
  zone: string;
  now: string;
}

/** The conversations, the newest first. */
export function ChatList({ chats, zone, now }: ChatListProps) {
  const { t } = useTranslation("chats");
  return (
    <PersonList label={t("list")}>
      {chats.map((chat, index) => (
        <ChatRow key={chat.conversation.id} chat={chat} zone={zone} now={now} lazy={index > 7} />
      ))}
    </PersonList>
  );
}

interface ChatRowProps {
  chat: ListedChat;
  zone: string;
  now: string;
  lazy: boolean;
}

function ChatRow({ chat, zone, now, lazy }: ChatRowProps) {
  const { t } = useTranslation(["chats", "common"]);
  const { conversation, person, deleted, last_message: last, num_unread_messages: count, note } = chat;
  const { src, locked, fictional, age } = person;
  const name = useMemberName({ ...person, deleted });
  const timeLocale = useTimeLocale(zone);
  const draft = useStoredDraft(person.id);
  const text = last && (last.own ? t("chats:own_before", { text: last.text }) : last.text);
  return (
    <PersonRow
      link={
        <AppLink href={`/chats/${conversation.id}#newest`}>
          <NameAndAge name={name} age={age} />
        </AppLink>
      }
      photo={{ ...(locked ? { blurSrc: src } : { src }), of: person, lazy }}
      flag={fictional && <FictionalSign />}
      detail={draft ? <Draft text={draft} /> : note + (text ?? t("chats:nothing_said"))}
      time={
        last && (
          <time dateTime={last.sent_at} suppressHydrationWarning>
            {shortTime(last.sent_at, now, timeLocale)}
          </time>
        )
      }
      badge={count > 0 ? { count, label: t("common:badge.unread", { count }), tone: "unread" } : undefined}
    >
      <span className={styles.remove}>
        <ButtonLink asChild tone="quiet" size="small" aria-label={t("chats:remove.whose", { name })}>
          <AppLink href={`?remove=${conversation.id}`} preventScrollReset state={KEEPS_FOCUS}>
            {t("chats:remove.link")}
          </AppLink>
        </ButtonLink>
      </span>
    </PersonRow>
  );
}

/** In the place of the last words, so that nothing moves when the script finds it. */
function Draft({ text }: { text: string }) {
  const { t } = useTranslation("chat-list");
  return (
    <>
      <strong className={styles.draft}>{t("draft")}</strong> {text.slice(0, EXCERPT)}
    </>
  );
}

/** Nobody has written yet; the way on is to look around. */
export function NoChats() {
  const { t } = useTranslation("chats");
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
