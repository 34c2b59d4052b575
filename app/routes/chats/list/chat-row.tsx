import type { ReactNode } from "react";
import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { NameAndAge } from "../../../page-parts/words/name-and-age.tsx";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { PersonRow } from "../../../ui/person-row/person-row.tsx";
import { useTimeLocale } from "../use-time-locale.ts";
import { draft as draftStyle } from "./chat-row.css.ts";
import { shortTime } from "./chat-time.ts";
import type { ListedChat } from "./chats.server.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

/** As much of a draft as fits a line, at most. */
const EXCERPT = 160;

interface ChatRowProps {
  chat: ListedChat;
  zone: string;
  now: string;
  lazy: boolean;
  /** It is the one beside the list. */
  current?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One conversation: who it is with, the last words or the draft, when, and how many are unread. */
export function ChatRow({ chat, zone, now, lazy, current, children }: ChatRowProps) {
  const { t } = useTranslation(["chat-list", "common"]);
  const { conversation, person, deleted, last_message: last, num_unread_messages: count, note } = chat;
  const { src, locked, fictional, age } = person;
  const name = useMemberName({ ...person, deleted });
  const timeLocale = useTimeLocale(zone);
  const draft = useStoredDraft(person.id) || chat.draft;
  const said = last && [last.gift && t("gift"), last.photo && t("photo"), last.text].filter(Boolean).join(": ");
  const text = last?.own ? t("own_before", { text: said }) : said;
  return (
    <PersonRow
      link={
        <AppLink href={`/chats/${conversation.id}#newest`} aria-current={current ? "page" : undefined}>
          <NameAndAge name={name} age={age} />
        </AppLink>
      }
      photo={{ ...(locked ? { blurSrc: src } : { src }), of: person, lazy }}
      flag={fictional && <FictionalSign />}
      detail={draft ? <Draft text={draft} /> : note + (text ?? t("nothing_said"))}
      time={
        last && (
          <time dateTime={last.sent_at} suppressHydrationWarning>
            {shortTime(last.sent_at, now, timeLocale)}
          </time>
        )
      }
      badge={count > 0 ? { count, label: t("common:badge.unread", { count }), tone: "unread" } : undefined}
    >
      {children}
    </PersonRow>
  );
}

/** In the place of the last words, so that nothing moves when the script finds it. */
function Draft({ text }: { text: string }) {
  const { t } = useTranslation("chat-list");
  return (
    <>
      <strong className={draftStyle}>{t("draft")}</strong> {text.slice(0, EXCERPT)}
    </>
  );
}
