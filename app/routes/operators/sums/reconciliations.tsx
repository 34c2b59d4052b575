import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import * as styles from "../operators.css.ts";
import type { ReconciliationView } from "./reconciliation-view.ts";

/** How what moved on each day stands beside the provider's own record, payment by payment where it differs. */
export function Reconciliations({ days, uncompared }: { days: ReconciliationView[]; uncompared: string[] }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{t("reconciliation.compared")}</h2>
      {days.length > 0 && <p>{t("reconciliation.compared_lead")}</p>}
      {days.length + uncompared.length === 0 && <p>{t("reconciliation.not_compared")}</p>}
      {uncompared.length > 0 && <p>{t("reconciliation.left", { days: uncompared.join("; ") })}</p>}
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
      {sums.map(({ kind, currency, ...sum }) => (
        <p key={`${kind} ${currency}`} className={styles.details}>
          {t("reconciliation.currency", { what: t(`reconciliation.kinds.${kind}`), money: currency, ...sum })}
        </p>
      ))}
      <ul>
        {differences.map(({ kind, ref, ours, theirs }) => (
          <li key={`${kind} ${ref}`}>
            {t(`reconciliation.kinds.${kind}`)},{" "}
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
