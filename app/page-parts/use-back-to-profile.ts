import { useTranslation } from "../request/locale/use-translation.ts";

/** The way back to the own profile, called by that page's title. `hash`: the part of it, `#settings`. */
export function useBackToProfile(hash: "" | "#settings" = ""): { href: string; text: string } {
  const { t } = useTranslation("account");
  return { href: `/profile${hash}`, text: t("overview.title") };
}
