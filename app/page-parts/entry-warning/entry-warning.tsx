import { MIN_AGE } from "../../domain/account/age.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ForWhom } from "../words/for-whom.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import * as styles from "./entry-warning.css.ts";

/** The site-entry warning (spec §2): first in the page, so that the keyboard and screen readers meet it first. A form closes it. */
export function EntryWarning({ site }: { site: string }) {
  const { t } = useTranslation(["pages", "common"]);
  const words = { site, min_age: MIN_AGE };
  return (
    <section aria-labelledby="entry" className={styles.warning}>
      <div className={styles.sheet}>
        <Logo name={site} />
        <h2 id="entry">{t("pages:entry.title", words)}</h2>
        <p>
          <ForWhom /> {t("pages:entry.text")}
        </p>
        <p>{t("pages:entry.fictional")}</p>
        <form method="post" action="/entry">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else of the page can be used before it, as in a dialog */}
          <Button wide autoFocus>
            {t("pages:entry.go_on", words)}
          </Button>
        </form>
        <p className={styles.others}>
          <a href="/entry">{t("pages:entry.younger", words)}</a>
          <a href="/lang-config">{t("common:menu.language_more")}</a>
        </p>
      </div>
    </section>
  );
}
