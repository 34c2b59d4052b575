import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import * as styles from "../operators.css.ts";
import type { ReconciliationView } from "./reconciliation-view.ts";

/** How what was paid on each day stands beside the provider's own record, payment by payment where it differs. */
export function Reconciliations({ days }: { days: ReconciliationView[] }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("reconciliation.compared")}</h2>
      <p>{t(days.length === 0 ? "reconciliation.not_compared" : "reconciliation.compared_lead")}</p>
      <ul className={styles.list} aria-label={t("reconciliation.compared")}>
        {days.map((day) => (
          <li key={day.day} className={styles.row}>
            <p className={styles.what}>{day.name}</p>
            {day.count === 0 ? <p className={styles.details}>{t("reconciliation.same")}</p> : <Differences {...day} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Differences({ count, more, sums, differences }: ReconciliationView) {
  const { t } = useTranslation("operators");
  return (
    <>
      <p>
        <strong>{t("reconciliation.differences", { count })}</strong>
      </p>
      {sums.map(({ currency, ...sum }) => (
        <p key={currency} className={styles.details}>
          {t("reconciliation.currency", { money: currency, ...sum })}
        </p>
      ))}
      <ul>
        {differences.map(({ ref, ours, theirs }) => (
          <li key={ref}>
            {ours === undefined
              ? t("reconciliation.theirs_only", { ref, theirs: theirs ?? "" })
              : theirs === undefined
                ? t("reconciliation.ours_only", { ref, ours })
                : t("reconciliation.other_amount", { ref, ours, theirs })}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t("reconciliation.more", { count: more })}</p>}
    </>
  );
}
