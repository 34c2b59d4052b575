import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import * as styles from "../page/step-layout.css.ts";
import type { Target } from "./target.server.ts";

/** The sign of a fictional profile, wherever it is shown (design §8). */
export function Fictional({ target }: { target: Target }) {
  const { t } = useTranslation();
  return (
    <span className={styles.fictional} title={target.warning ?? t("fictional_warning")}>
      <Icon name="robot" size={18} />
      {t("fictional")}
    </span>
  );
}

/** The warning in full; the site's own words where it has some. */
export function FictionalWarning({ target }: { target: Target }) {
  const { t } = useTranslation("member-profile");
  return (
    <Banner tone="warning" icon="robot" title={t("fictional_title")}>
      <p>{target.warning ?? t("fictional_text")}</p>
    </Banner>
  );
}
