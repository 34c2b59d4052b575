import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { EmptyState } from "../../../../ui/empty-state/empty-state.tsx";
import { EmptyChatIllustration } from "../../../../ui/illustration/empty-chat.tsx";

/** The beginning of a conversation: a friendly word on how to start. */
export function EmptyConversation({ name }: { name: string }) {
  const { t } = useTranslation("chats");
  return (
    <EmptyState illustration={<EmptyChatIllustration />} title={t("begin.title", { name })}>
      <p>{t("begin.text")}</p>
    </EmptyState>
  );
}
