import type { Consent } from "../../contract/account/consents.ts";
import { formatDay } from "../../domain/locale/format.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Facts } from "../../ui/facts/facts.tsx";
import { useLocale } from "../../page-parts/use-locale.ts";

/** What was agreed to or withdrawn, when, and which text it was; newest first. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation("personal-data");
  const locale = useLocale();
  if (consents.length === 0) return <p>{t("none")}</p>;
  const dayOf = (instant: string) => formatDay(instant.slice(0, 10), locale);
  const items = consents.map(({ kind, version, at, given }) => ({
    term: t(`kinds.${kind}`),
    detail: [t(given ? "given" : "withdrawn", { date: dayOf(at) }), version && t("version", { date: dayOf(version) })]
      .filter(Boolean)
      .join(" "),
  }));
  return <Facts items={items} />;
}
