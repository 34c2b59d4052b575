import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import * as styles from "../credits.css.ts";
import type { MovementView } from "./movement-view.ts";

/** The latest movements of credits: what came, what was spent, and what is held for an answer. */
export function MovementList({ movements }: { movements: readonly MovementView[] }) {
  const { t } = useTranslation("credits");
  if (movements.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("movements.title")}</h2>
      <ul className={styles.payments} aria-label={t("movements.title")}>
        {movements.map(({ kind, credits, change, balance, moment }, at) => (
          <li key={at} className={styles.payment}>
            <span>
              {t(`movements.kinds.${kind}`, { count: credits })}
              <small className={styles.detail}>{moment}</small>
            </span>
            <span className={styles.sum}>
              {change}
              <small className={styles.detail}>{t("movements.balance", { count: balance })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
