import type { Message } from "../../../../contract/conversations/message.ts";
import { aboutMessage } from "../../../../page-parts/reported-about.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import type { ConversationData } from "../conversation.server.ts";
import * as styles from "./cautions.css.ts";

/** Below a message that speaks of what swindlers speak of: our advice to its reader, and the way to report it. Decision 0201. */
export function Cautions({ message, report }: { message: Message } & Pick<ConversationData, "report">) {
  const { t } = useTranslation("safety");
  return (
    <li className={styles.note}>
      {t("caution.title")}
      {message.cautions?.map((kind) => (
        <p key={kind}>{t(`caution.${kind}`)}</p>
      ))}
      <a href={report.page + aboutMessage(message)}>{report.report}</a>
    </li>
  );
}
