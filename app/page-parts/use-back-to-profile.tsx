import { useTranslation } from "../request/locale/use-translation.ts";
import type { LinkElement } from "../ui/part-link/part-link.tsx";

/** The way back to the own profile, called by that page's title. `hash`: the part of it, such as `#settings`. */
export function useBackToProfile(hash: "" | `#${string}` = ""): LinkElement {
  const { t } = useTranslation("account");
  return <a href={`/profile${hash}`}>{t("overview.title")}</a>;
}
