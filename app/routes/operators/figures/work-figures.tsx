import { formatDuration } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import type { Figures } from "./case-figures.tsx";
import { CountsTable } from "./counts-table.tsx";

/** How long it took. */
export function TimeFigures({ decision, appeal }: Figures["median_seconds"]) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  const words = (seconds: number | null) => (seconds === null ? t("figures.no_time") : formatDuration(seconds, locale));
  return (
    <Card as="section">
      <h2>{t("figures.times")}</h2>
      <Facts
        items={[
          { term: t("figures.to_decision"), detail: words(decision) },
          { term: t("figures.to_answer"), detail: words(appeal) },
        ]}
      />
    </Card>
  );
}

/** What became of photos and texts that somebody looked at. */
export function InspectionFigures({ photos, texts }: Figures) {
  const { t } = useTranslation("operators");
  const head = [t("figures.result"), t("figures.number")];
  const shown = (count: number) => ({ name: t("figures.approved"), counts: [count] });
  const refused = (reason: string, count: number) => ({ name: t("figures.refused", { reason }), counts: [count] });
  const ofPhotos = photos.refused.map(({ reason, count }) => refused(t(`photo.reasons.${reason}`), count));
  const ofTexts = texts.refused.map(({ reason, count }) => refused(t(`text.reasons.${reason}`), count));
  return (
    <>
      <CountsTable title={t("figures.photos")} head={head} rows={[shown(photos.approved), ...ofPhotos]} />
      <CountsTable title={t("figures.texts")} head={head} rows={[shown(texts.approved), ...ofTexts]} />
    </>
  );
}

/** Nothing is decided without a person; how often what was held turned out to be fine says how good the software is. */
export function SoftwareFigures({ held_by_software, texts }: Figures) {
  const { t } = useTranslation("operators");
  const read = texts.refused.reduce((sum, { count }) => sum + count, texts.approved);
  return (
    <Card as="section">
      <h2>{t("figures.automated")}</h2>
      <p>{t("figures.automated_holds")}</p>
      <p>{t("figures.automated_members", { count: held_by_software })}</p>
      <p>{t("figures.automated_texts", { read, shown: texts.approved })}</p>
    </Card>
  );
}
