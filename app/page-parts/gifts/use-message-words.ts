import type { GiftId } from "../../contract/conversations/gifts.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";

/** What a message says where only words stand: `[A bunch of tulips] For you`, `[A photo] By the sea`. For pages that have the namespace `gifts`. */
export function useMessageWords(): (message: { text: string; gift?: string | undefined; photo?: unknown }) => string {
  const { t } = useTranslation(["gifts", "chats", "chat-list"]);
  return ({ text, gift, photo }) => {
    const name = gift && (t(`gifts:name.${gift as GiftId}`, { defaultValue: "" }) || t("chats:gift"));
    return [name && `[${name}]`, photo !== undefined && `[${t("chat-list:photo")}]`, text].filter(Boolean).join(" ");
  };
}
