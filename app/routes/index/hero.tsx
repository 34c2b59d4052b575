import { useFictionalIcon } from "../../page-parts/fictional/fictional-sign.tsx";
import { drawnPeople } from "../../page-parts/drawn-people.ts";
import { ForWhom } from "../../page-parts/words/for-whom.tsx";
import type { Niche } from "../../domain/site/niches.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Collage } from "../../ui/portrait/collage.tsx";
import * as styles from "./index.css.ts";

/** What the site is, for whom, one button, and the sentence about fictional profiles. */
export function Hero({ site, niche }: { site: string; niche: Niche }) {
  const { t } = useTranslation("index");
  return (
    <div className={styles.band}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>{t("headline", { context: niche })}</h1>
          <p className={styles.lead}>{t("lead", { context: niche, site })}</p>
          <div className={styles.ways}>
            <ButtonLink href="/signup">{t("sign_up")}</ButtonLink>
            <ButtonLink href="/login" tone="secondary">
              {t("sign_in")}
            </ButtonLink>
          </div>
          <p className={styles.soft}>
            {t("free")} <ForWhom />
          </p>
        </div>
        <Collage label={t("gallery")} people={drawnPeople(niche).slice(0, 6)} />
      </div>
      <FictionalNote />
    </div>
  );
}

function FictionalNote() {
  const { t } = useTranslation("index");
  return (
    <div className={styles.noteBand}>
      <aside className={styles.note}>
        <p>
          <strong>{t("fictional.title")}.</strong> {t("fictional.text")}
        </p>
        <span className={styles.sign}>
          <Icon name={useFictionalIcon()} />
          {t("fictional.sign")}
        </span>
      </aside>
    </div>
  );
}
