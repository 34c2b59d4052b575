import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { memberName } from "../../../page-parts/words/member-name.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { ToastMessage } from "../../../ui/toast/toast-props.ts";
import type { ShownNews } from "./news.ts";

/** The news in a line, with the way there. A fictional profile is named as one. */
export function useNewsToast(toast: ShownNews["toast"], onClose: () => void): ToastMessage | undefined {
  const { t } = useTranslation(["chats", "common"]);
  if (!toast) return undefined;
  const { kind, profile, href, number, bySwitch } = toast;
  const called = memberName(profile, t);
  const name = profile.fictional ? `${called} (${t("common:fictional")})` : called;
  return {
    id: `news ${number}`,
    tone: kind === "message" ? "info" : "success",
    text: (
      <>
        <AppLink href={href}>{t(`chats:news.${kind}`, { name })}</AppLink>
        {bySwitch && ` ${t("chats:news.by_switch")}`}
      </>
    ),
    onClose,
  };
}
