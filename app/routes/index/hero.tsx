import { useFictionalIcon } from "../../page-parts/fictional/fictional-sign.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Collage } from "../../ui/portrait/collage.tsx";
import * as styles from "./index.css.ts";

/** What the site is, for whom, one button, and the sentence about fictional profiles. */
export function Hero({ site }: { site: string }) {
  const { t } = useTranslation("index");
  return (
    <div className={styles.band}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>{t("headline")}</h1>
          <p className={styles.lead}>{t("lead", { site })}</p>
          <div className={styles.ways}>
            <ButtonLink href="/signup">{t("sign_up")}</ButtonLink>
            <ButtonLink href="/login" tone="secondary">
              {t("sign_in")}
            </ButtonLink>
          </div>
          <p className={styles.soft}>{t("free")}</p>
        </div>
        <Collage label={t("gallery")} people={["bea", "otto", "grace", "karel", "ines", "joe"]} />
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
