import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import * as styles from "../credits.css.ts";
import { MonthLinks, monthHref } from "./month-links.tsx";
import type { MonthView } from "./month-view.server.ts";
import type { MovementView } from "./movement-view.ts";

/** What came and what was spent in one month, and on whom; the ways to other months, and to a file with everything. */
export function MovementList({ view }: { view: MonthView }) {
  const { t } = useTranslation("credits");
  const { name, month, movements, next, isFirst } = view;
  const title = t("movements.title", { month: name });
  return (
    <Card as="section" id="movements">
      <h2>{title}</h2>
      {movements.length === 0 && <p>{t(isFirst ? "movements.none" : "movements.empty")}</p>}
      {movements.length > 0 && (
        <ul className={styles.payments} aria-label={title}>
          {movements.map((movement, at) => (
            <Movement key={at} {...movement} />
          ))}
        </ul>
      )}
      {next !== undefined && (
        <ButtonLink asChild tone="secondary" rel="next">
          <AppLink href={monthHref(month, next)}>{t("movements.older", { month: name })}</AppLink>
        </ButtonLink>
      )}
      <MonthLinks {...view} />
      {!isFirst && (
        <Actions>
          <ButtonLink href="/transactions/download" tone="secondary">
            {t("movements.download")}
          </ButtonLink>
        </Actions>
      )}
    </Card>
  );
}

function Movement({ kind, credits, change, balance, moment, spent_on, payment_id }: MovementView) {
  const { t } = useTranslation("credits");
  const what = t(`movements.kinds.${kind}`, { count: credits });
  return (
    <li className={styles.payment}>
      <span>
        {payment_id ? <AppLink href={`/transactions/${payment_id}`}>{what}</AppLink> : what}
        <small className={styles.detail}>
          {spent_on && <AppLink href={`/members/${spent_on.id}`}>{spent_on.name}</AppLink>}
          {spent_on === null && t("movements.gone")}
          {spent_on !== undefined && ", "}
          {moment}
        </small>
      </span>
      <span className={styles.sum}>
        {change}
        <small className={styles.detail}>{t("movements.balance", { count: balance })}</small>
      </span>
    </li>
  );
}
