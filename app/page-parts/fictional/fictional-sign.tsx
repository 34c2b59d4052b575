import { useTranslation } from "../../request/locale/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";

/** Icon and word of a fictional profile, the site's own where its settings have some (spec §3; design §8). */
export function FictionalSign() {
  const { t } = useTranslation();
  return (
    <>
      <Icon name={useFictionalIcon()} size={18} /> {t("fictional")}
    </>
  );
}

/** The icon alone, beside other words. */
export function useFictionalIcon(): IconName {
  return useTranslation().t("fictional_icon") as IconName;
}
