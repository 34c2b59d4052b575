import { useTranslation } from "../../request/locale/use-translation.ts";
import * as styles from "./index.css.ts";

/** Three steps, from here to the first message. */
export function HowItWorks() {
  const { t } = useTranslation("index");
  return (
    <section className={styles.section}>
      <h2>{t("how.title")}</h2>
      <ol className={styles.three}>
        {(["one", "two", "three"] as const).map((name, index) => (
          <li key={name} className={styles.item}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`how.${name}`)}</h3>
            <p>{t(`how.${name}_text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
