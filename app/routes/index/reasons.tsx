import { useTranslation } from "../../request/locale/use-translation.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import * as styles from "./index.css.ts";

const reasons = [
  { name: "safe", icon: "shield" },
  { name: "prices", icon: "wallet" },
  { name: "language", icon: "globe" },
] as const;

/** Three reasons to come in. */
export function Reasons() {
  const { t } = useTranslation("index");
  return (
    <section className={styles.section}>
      <h2>{t("reasons.title")}</h2>
      <div className={styles.three}>
        {reasons.map(({ name, icon }) => (
          <div key={name} className={styles.item}>
            <span className={styles.round}>
              <Icon name={icon} />
            </span>
            <h3>{t(`reasons.${name}`)}</h3>
            <p>{t(`reasons.${name}_text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
