import { knownGift } from "../../contract/gifts.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";

/** What a message says where only words stand: `[A bunch of tulips] For you`. For pages that have the namespace `gifts`. */
export function useMessageWords(): (message: { text: string; gift?: string | undefined }) => string {
  const { t } = useTranslation(["gifts", "chats"]);
  return ({ text, gift }) => {
    const known = knownGift(gift);
    const name = known ? t(`gifts:name.${known}`) : gift && t("chats:gift");
    return [name && `[${name}]`, text].filter(Boolean).join(" ");
  };
}
