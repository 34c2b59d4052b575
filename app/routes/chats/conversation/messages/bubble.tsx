import type { GiftId } from "../../../../contract/conversations/gifts.ts";
import { GiftPicture } from "../../../../page-parts/gifts/gift-picture.tsx";
import { aboutMessage } from "../../../../page-parts/reported-about.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Message, MessageHold } from "../../../../contract/conversations/message.ts";
import { visuallyHidden } from "../../../../design/visually-hidden.css.ts";
import { useLiveClient } from "../../../../live/live-provider.tsx";
import type { PendingMessage } from "../../../../live/outbox/pending-messages.ts";
import { problemText } from "../../../../request/locale/problem-text.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { ComposerState } from "../composer/use-composer.ts";
import type { ConversationData } from "../conversation.server.ts";
import * as styles from "./bubble.css.ts";
import { Words } from "./words.tsx";
import { PhotoInBubble } from "./photo-in-bubble.tsx";
import { clockTime, dayName, type TimeLocale } from "../../list/chat-time.ts";

interface BubbleProps {
  message: Message;
  /** The other one's name. */
  author: string;
  timeLocale: TimeLocale;
  /** Its clock; where photos lie; and of somebody whom the member never answered, or who is gone, the link with which each message is reported. */
  data: Pick<ConversationData, "now" | "stranger" | "unconfirmed" | "prefix">;
  id?: string;
  /** Of the last own message that was sent. */
  state?: "sent" | "delivered" | "read" | false;
}

/** One message. Own ones stand on the other side, tinted. */
export function Bubble({ message, author, timeLocale, data, id, state }: BubbleProps) {
  const { t } = useTranslation("chats");
  return (
    <li id={id} className={message.own ? styles.own : styles.other}>
      <span className={visuallyHidden}>{t("says", { name: message.own ? t("you") : author })} </span>
      {message.gift && <GivenGift gift={message.gift} />}
      {message.photo && <PhotoInBubble {...{ message, photo: message.photo, author, prefix: data.prefix }} />}
      {message.text && <Words text={message.text} />}
      <p className={styles.line}>
        <time dateTime={message.sent_at} suppressHydrationWarning>
          {clockTime(message.sent_at, timeLocale)}
        </time>
        {!message.own && data.stranger && !message.cautions && (
          <a href={data.stranger.page + aboutMessage(message)}>{data.stranger.report}</a>
        )}
        {state && (
          <span className={styles.state}>
            <Icon name="check" size={16} />
            {t(`state.${state}`)}
          </span>
        )}
      </p>
      {message.waits_for === "address" && <p className={styles.line}>{data.unconfirmed?.line}</p>}
      {message.inspection && <Inspection refusal={message.refusal} />}
      {message.hold && <Hold {...message.hold} now={data.now} timeLocale={timeLocale} />}
    </li>
  );
}

/** Large while it is the newest, small after. */
function GivenGift({ gift }: { gift: string }) {
  const { t } = useTranslation(["gifts", "chats"]);
  // The list of all gifts stays out of browsers: one that only another API knows has no name.
  const name = t(`gifts:name.${gift as GiftId}`, { defaultValue: "" });
  return (
    <p className={styles.gift}>
      {name && <GiftPicture gift={gift as GiftId} size={160} />}
      {name || t("chats:gift")}
    </p>
  );
}

/** A message that somebody looks at before it is delivered; or has looked at, and it never is: then `refusal` says why. */
function Inspection({ refusal = "waiting" }: { refusal: Message["refusal"] | "waiting" }) {
  const { t } = useTranslation("safety");
  return <p className={styles.line}>{t(`inspection.${refusal}`)}</p>;
}

/** What becomes of the credits of a message to a fictional profile, which nobody has spent yet. */
function Hold({
  credits: count,
  until,
  returned,
  now,
  timeLocale,
}: MessageHold & Pick<BubbleProps, "timeLocale"> & { now: string }) {
  const { t } = useTranslation("fictional");
  const [day, time] = [dayName(until, now, timeLocale), clockTime(until, timeLocale)];
  return (
    <p className={styles.line} suppressHydrationWarning>
      {returned ? t("returned", { count }) : t("until", { count, day, time })}
    </p>
  );
}

/** A message that the server has not acknowledged; or has refused, and the writer sends it again or drops it. */
export function PendingBubble({ message, isOver }: { message: PendingMessage } & Pick<ComposerState, "isOver">) {
  const { t } = useTranslation(["sending", "chats", "problems"]);
  const { outbox } = useLiveClient();
  const { client_id, text, refused } = message;
  return (
    <li className={styles.pending}>
      <span className={visuallyHidden}>{t("chats:says", { name: t("chats:you") })} </span>
      <Words text={text} />
      {refused ? (
        <div className={styles.refused}>
          <p>
            <strong>{t("sending:not_sent")}</strong> {!isOver(refused) && problemText(refused, t)}
          </p>
          <Button type="button" tone="secondary" size="small" onClick={() => outbox.retry(client_id)}>
            {t("sending:try_again")}
          </Button>
          <Button type="button" tone="quiet" size="small" onClick={() => outbox.discard(client_id)}>
            {t("sending:discard")}
          </Button>
        </div>
      ) : (
        <Waiting message={message} />
      )}
    </li>
  );
}

/** Milliseconds. What has not gone by then can be hurried or deleted. */
const LATE = 10_000;

function Waiting({ message: { client_id, at, withdrawn } }: { message: PendingMessage }) {
  const { t } = useTranslation("sending");
  const { outbox } = useLiveClient();
  const isRetrying = useSyncExternalStore(outbox.subscribe, outbox.isRetrying, () => false);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), Date.parse(at) + LATE - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <>
      <p className={styles.line}>
        <Icon name="clock" size={16} />
        {t(withdrawn ? "withdrawn" : late ? "late" : isRetrying ? "no_connection" : "sending")}
      </p>
      {late && !withdrawn && (
        <p className={styles.actions}>
          <Button type="button" tone="secondary" size="small" onClick={() => void outbox.flush()}>
            {t("try_now")}
          </Button>
          <Button type="button" tone="quiet" size="small" onClick={() => outbox.withdraw(client_id)}>
            {t("delete")}
          </Button>
        </p>
      )}
    </>
  );
}
