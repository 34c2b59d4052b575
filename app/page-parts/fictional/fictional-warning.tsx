import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { useFictionalIcon } from "./fictional-sign.tsx";

/** That a profile is fictional, and what that means (spec §1), in the site's own words where its settings have some. */
export function FictionalWarning() {
  const { t } = useTranslation("member-profile");
  return (
    <Banner tone="warning" icon={useFictionalIcon()} title={t("fictional_title")}>
      <p>{t("fictional_text")}</p>
    </Banner>
  );
}
