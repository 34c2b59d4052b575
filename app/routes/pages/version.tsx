import { formatDay } from "../../domain/locale/format.ts";
import type { Locale } from "../../contract/scalars.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { termsVersion } from "../../domain/account/terms-version.ts";

/** From when the terms are. */
export function Version({ added, locale }: { added?: string | null; locale: Locale }) {
  const { t } = useTranslation("pages");
  const day = termsVersion(added).slice(0, 10);
  return <p>{t("version", { date: formatDay(day, locale) })}</p>;
}
