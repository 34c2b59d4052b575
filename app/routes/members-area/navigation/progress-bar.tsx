import { useTranslation } from "../../../request/locale/use-translation.ts";
import * as styles from "./progress-bar.css.ts";

/** Says that a page is on its way, once it takes longer than 200 ms (spec §9). */
export function ProgressBar({ busy }: { busy: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="progressbar" aria-label={t("loading")} hidden={!busy} className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
