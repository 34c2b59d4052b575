import { useTranslation } from "../../request/locale/use-translation.ts";
import type { LanderData } from "./lander.server.ts";
import * as styles from "./lander.css.ts";

interface OpeningProps extends Pick<LanderData, "topic" | "country" | "countryName"> {
  /** The lander's own words, where neither its address nor the site's niche names a topic. */
  own?: { headline: (place: string) => string; lead: string };
}

/** A lander's first words, by topic and country; what search engines show is here too. */
export function Opening({ topic, country, countryName, own }: OpeningProps) {
  const { t } = useTranslation("landers");
  const place = t("place", { context: country, country: countryName });
  const words = topic ? undefined : own;
  return (
    <div className={styles.column}>
      <meta name="description" content={t("description", { place })} />
      <h1>{words ? words.headline(place) : t("headline", { context: topic, place })}</h1>
      <p className={styles.lead}>{words ? words.lead : t("lead", { context: topic })}</p>
    </div>
  );
}
