import { useTranslation } from "../../request/locale/use-translation.ts";
import type { LanderData } from "./lander.server.ts";
import * as styles from "./lander.css.ts";

interface OpeningProps extends Pick<LanderData, "topic" | "niche" | "country" | "countryName" | "constraint"> {
  /** The lander's own words, where its address names no topic. */
  own?: "evening" | "board" | "ask" | "feed" | "story" | "deck" | "map" | "film";
}

/** A lander's first words, by topic or niche, and by country where it is known; what search engines show is here too. */
export function Opening({ topic, niche, country, countryName, constraint, own }: OpeningProps) {
  const { t } = useTranslation("landers");
  const place = country ? t("place", { context: country, country: countryName }) : "";
  const context = topic ?? niche;
  const free = constraint ? t("signing_up_free") : "";
  return (
    <div className={styles.column}>
      <meta name="description" content={`${t("description", { context: niche, place })} ${free}`.trim()} />
      <h1>{own && !topic ? t(`${own}.headline`, { context, place }) : t("headline", { context, place })}</h1>
      <p className={styles.lead}>{own && !topic ? t(`${own}.lead`, { context }) : t("lead", { context })}</p>
    </div>
  );
}
