import { FictionalSign } from "../../../page-parts/fictional/fictional-sign.tsx";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import * as styles from "../page/step-layout.css.ts";

/** The sign of a fictional profile, wherever it is shown (design §8). */
export function Fictional() {
  const { t } = useTranslation("member-profile");
  return (
    <span className={styles.fictional} title={t("fictional_text")}>
      <FictionalSign />
    </span>
  );
}
