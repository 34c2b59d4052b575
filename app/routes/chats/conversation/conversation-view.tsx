import { useRef, useState } from "react";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { Composer } from "./composer/composer.tsx";
import type { ConversationData } from "./conversation.server.ts";
import type { SendAnswer } from "./send-from-form.server.ts";
import * as styles from "./conversation.css.ts";
import { MessageList } from "./messages/message-list.tsx";
import { useComposer } from "./composer/use-composer.ts";
import { useConversation } from "./use-conversation.ts";
import { isNewestVisible, useReadReceipts } from "./messages/use-read-receipts.ts";

interface ConversationViewProps {
  data: ConversationData;
  answer?: SendAnswer;
}

/** One conversation: who it is with, what was said, and where to write. It opens at the newest message. */
export function ConversationView({ data, answer }: ConversationViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const talk = useConversation(data, () => isNewestVisible(box.current));
  // Another device may use up what may be begun: the field stays in which somebody types already.
  const [wasClosed] = useState(data.start?.closed && !answer);
  const start = talk.messages[0] ? undefined : data.start;
  const closed = wasClosed && start?.closed;
  const composer = useComposer(data, { answer, closed });
  const { newBelow } = useReadReceipts({ box, conversation: data.conversation.id, messages: talk.messages });
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ChatHeader
        person={data.person}
        deleted={data.deleted}
        safety={data.safety}
        conversation={(talk.messages[0] || data.history) && data.conversation.id}
      />
      <MessageList box={box} data={data} talk={talk} composer={composer} newBelow={newBelow} />
      <Foot data={data} composer={composer} start={start} closed={closed} />
    </main>
  );
}

interface FootProps {
  data: ConversationData;
  composer: ReturnType<typeof useComposer>;
  /** Before the first message. */
  start: ConversationData["start"];
  /** None may be begun, and none was refused, whose text would be in the field. */
  closed: boolean | undefined;
}

/** Where to write; on a page of older messages, the way back to the newest ones instead; where no more may be begun, why. */
function Foot({ data, composer, start, closed }: FootProps) {
  const { t } = useTranslation("chats");
  if (data.before !== undefined) {
    return (
      <p className={styles.foot}>
        <AppLink href="?">{t("newest")}</AppLink>
      </p>
    );
  }
  if (data.deleted) return <p className={styles.foot}>{t("member_deleted")}</p>;
  if (start && closed) {
    return (
      <div className={styles.closed}>
        <p>{start.text}</p>
        {start.way && (
          <ButtonLink asChild>
            <AppLink {...start.way} />
          </ButtonLink>
        )}
      </div>
    );
  }
  return <Composer data={data} composer={composer} start={start?.text} />;
}
