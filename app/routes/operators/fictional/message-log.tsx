import { useMessageWords } from "../../../page-parts/gifts/use-message-words.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import type { ConversationView } from "./conversation-view.ts";
import * as styles from "./conversation.css.ts";

/** What the two wrote to each other, oldest first. */
export function MessageLog({
  messages,
  fictional,
  member,
}: Pick<ConversationView, "messages" | "fictional" | "member">) {
  const { t } = useTranslation("operators");
  const wordsOf = useMessageWords();
  return (
    <Card as="section">
      <h2>{t("fictional.messages")}</h2>
      <ol className={styles.messages}>
        {messages.map(({ id, own, at, ...message }) => (
          <li key={id} className={own ? styles.own : styles.other}>
            <p className={styles.author}>
              <bdi>{own ? fictional.name : member.name}</bdi>, {at}
            </p>
            {message.photo?.src && <img src={message.photo.src} alt={t("photo.in_message")} className={styles.photo} />}
            <p dir="auto" className={styles.text}>
              {wordsOf(message)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
