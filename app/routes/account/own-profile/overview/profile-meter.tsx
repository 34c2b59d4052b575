import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { ButtonLink } from "../../../../ui/button/button.tsx";
import { Progress } from "../../../../ui/progress/progress.tsx";
import type { Completeness } from "./completeness.ts";
import * as styles from "../own-profile.css.ts";

/** How much is filled in, and one small step more. */
export function ProfileMeter({ done, all, next }: Completeness) {
  const { t } = useTranslation("profile");
  const words = t("meter.value", { done, all });
  return (
    <div className={styles.meter}>
      <p>
        <strong>{words}</strong>
      </p>
      <Progress label={t("meter.label")} value={done} max={all} valueText={words} />
      {next ? (
        <p>
          <ButtonLink href={`/profile/${next === "photo" ? "photos" : next}`} tone="secondary">
            {t(`meter.next.${next}`)}
          </ButtonLink>
        </p>
      ) : (
        <p>{t("meter.complete")}</p>
      )}
    </div>
  );
}
