import { useTranslation } from "../request/locale/use-translation.ts";
import { Banner } from "../ui/banner/banner.tsx";

/** Above a form that holds what was typed when a session ended: it was not sent. */
export function TypedKept() {
  const { t } = useTranslation("login");
  return (
    <Banner tone="info">
      <p>{t("typed_kept")}</p>
    </Banner>
  );
}
