import { Fragment, useEffect, type MouseEvent, type RefObject } from "react";
import { dayIn } from "../../../../domain/locale/day.ts";
import type { Message } from "../../../../contract/conversations/message.ts";
import { hasLeft } from "../../../../live/messages/merge-messages.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { AppLink } from "../../../../page-parts/navigation/app-link.tsx";
import { Bubble, PendingBubble } from "./bubble.tsx";
import { Cautions } from "./cautions.tsx";
import { dayLabel } from "../../list/chat-time.ts";
import type { ConversationData } from "../conversation.server.ts";
import * as styles from "./message-list.css.ts";
import { EmptyConversation } from "./empty-conversation.tsx";
import { SendingNotice } from "./sending-notice.tsx";
import { useTimeLocale } from "../../use-time-locale.ts";
import type { ComposerState } from "../composer/use-composer.ts";
import type { Signs, useConversation } from "../use-conversation.ts";
import { useMemberName } from "../../../../page-parts/words/use-member-name.ts";
import { useOtherTyping } from "../composer/use-typing.ts";

interface MessageListProps {
  box: RefObject<HTMLDivElement | null>;
  data: ConversationData;
  talk: ReturnType<typeof useConversation>;
  composer: Pick<ComposerState, "pending" | "isOver">;
  newBelow: number;
}

/** What was said, oldest first. The box begins at its end and stays there, with no script: see message-list.css.ts. */
export function MessageList({ box, data, talk, composer: { pending, isOver }, newBelow }: MessageListProps) {
  const { t } = useTranslation("chats");
  const name = useMemberName({ ...data.person, deleted: data.deleted });
  const typing = useOtherTyping(data.conversation.id);
  const unsent = pending.filter(({ client_id }) => !talk.messages.some((one) => one.client_id === client_id));
  useEffect(() => {
    if (unsent.length > 0) toEnd(box); // what one just wrote is seen
  }, [box, unsent.length]);
  useEffect(() => {
    // An address that ends in #newest leaves it a pixel beside its end, where it would not stay when the keyboard comes.
    const frame = requestAnimationFrame(() => {
      if (Math.abs(box.current?.scrollTop ?? 0) < NEAR) toEnd(box);
    });
    return () => cancelAnimationFrame(frame);
  }, [box]);
  return (
    <div className={styles.frame}>
      <SendingNotice to={data.person.id} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <div ref={box} className={styles.box} role="log" tabIndex={0} aria-label={t("with", { name })}>
        <div className={styles.content}>
          <Older data={data} talk={talk} />
          {data.begin && !talk.messages[0] && !unsent[0] && <EmptyConversation {...data.begin} />}
          {data.stranger && (
            <p className={styles.older}>
              {data.stranger.text}
              {data.safety.map(({ icon, ...link }) => (
                <AppLink key={icon} {...link} />
              ))}
            </p>
          )}
          <ol className={styles.list}>
            <Days messages={talk.messages} data={data} name={name} signs={talk.signs} />
            {unsent.map((one) => (
              <PendingBubble key={one.client_id} message={one} isOver={isOver} />
            ))}
          </ol>
          {typing && <p className={styles.typing}>{t("typing", { name })}</p>}
        </div>
      </div>
      {newBelow > 0 && (
        <button type="button" className={styles.below} onClick={() => toEnd(box)}>
          <Icon name="chevron-down" size={20} />
          {t("new_below", { count: newBelow })}
        </button>
      )}
    </div>
  );
}

/** Pixels. */
const NEAR = 4;

function toEnd(box: RefObject<HTMLElement | null>) {
  box.current?.scrollTo({ top: 0 });
}

/** A link that also works without a script; with one, older messages appear where they belong. */
function Older({ data, talk }: Pick<MessageListProps, "data" | "talk">) {
  const { t } = useTranslation("chats");
  const [first] = talk.messages;
  if (!talk.more || !first) return data.history ? <HistoryEnd {...data.history} /> : null;
  const address = `?before=${first.position}`;
  const inPlace = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || data.before !== undefined) return;
    event.preventDefault();
    if (!(await talk.showOlder())) location.assign(address);
  };
  return (
    <AppLink href={address} className={styles.older} onClick={(event) => void inPlace(event)}>
      {t("older")}
    </AppLink>
  );
}

/** What is older is kept, and shown to premium members. */
function HistoryEnd({ text, ...link }: NonNullable<ConversationData["history"]>) {
  return (
    <p className={styles.older}>
      {text} <AppLink {...link} />
    </p>
  );
}

interface DaysProps {
  messages: readonly Message[];
  data: ConversationData;
  name: string;
  signs: Signs;
}

/** What is read has arrived, also where nobody told of that. */
function stateOf({ position }: Message, { read_by_other, delivered_by_other }: Signs) {
  return position <= read_by_other ? "read" : position <= delivered_by_other ? "delivered" : "sent";
}

function Days({ messages, data, name, signs }: DaysProps) {
  const timeLocale = useTimeLocale(data.zone);
  const lastSent = messages.findLast(hasLeft);
  return messages.map((message, index) => {
    const day = dayIn(timeLocale.zone, message.sent_at);
    const before = messages[index - 1];
    const newDay = !before || dayIn(timeLocale.zone, before.sent_at) !== day;
    return (
      <Fragment key={message.id}>
        {newDay && (
          <li className={styles.day}>
            <time dateTime={day} suppressHydrationWarning>
              {dayLabel(message.sent_at, data.now, timeLocale)}
            </time>
          </li>
        )}
        <Bubble
          message={message}
          author={name}
          timeLocale={timeLocale}
          data={data}
          id={index === messages.length - 1 ? "newest" : undefined}
          state={message === lastSent && stateOf(message, signs)}
        />
        {message.cautions && <Cautions message={message} report={data.report} />}
      </Fragment>
    );
  });
}
