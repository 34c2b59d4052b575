import { QuestionDialog } from "../../../page-parts/question-dialog.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { useMemberName } from "../../../page-parts/words/use-member-name.ts";
import type { ListedChat } from "./chats.server.ts";

/** Asks before a conversation leaves the list. */
export function RemoveDialog({ chat }: { chat: ListedChat }) {
  const { t } = useTranslation("chat-list");
  const name = useMemberName({ ...chat.person, deleted: chat.deleted });
  return (
    <QuestionDialog
      title={t("remove.title")}
      text={chat.deleted ? t("remove.text_deleted") : t("remove.text", { name })}
      yes={t("remove.yes")}
      no={t("remove.no")}
      page="/chats"
      fields={{ id: chat.conversation.id }}
    />
  );
}
