import { type DailySum, listDailySums, sumKinds } from "../../../contract/operators/operator-payments.ts";
import { formatDay, formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoneyPages } from "../money-pages.tsx";
import * as styles from "../operators.css.ts";
import { reconciliationView } from "./reconciliation-view.ts";
import { Reconciliations } from "./reconciliations.tsx";
import type { Route } from "./+types/sums.ts";

export const handle = { title: "operators:sums.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { sums, reconciliations } = await apiOf(context).callOrThrow(listDailySums);
  const locale = localeOf(context);
  return {
    sums: sums.map((one) => sumView(one, locale)),
    days: reconciliations.map((one) => reconciliationView(one, locale)),
  };
}

/** A day in one currency; only what there was. */
function sumView({ day, currency, ...sums }: DailySum, locale: string) {
  return {
    key: `${day} ${currency}`,
    name: `${formatDay(day, locale)}, ${currency}`,
    parts: sumKinds.flatMap((kind) => {
      const { count, amount } = sums[kind];
      return count === 0 ? [] : [{ kind, count, amount: formatMoney({ amount, currency }, locale) }];
    }),
  };
}

/** What was paid and taken back on each of the last 31 days, and how it stands beside the provider's own record (decision 0232). */
export default function Sums({ loaderData: { sums, days } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("sums.title")} lead={t("sums.lead")}>
      <MoneyPages current="sums" />
      {sums.length === 0 ? (
        <EmptyState icon="wallet" title={t("sums.none")} />
      ) : (
        <Card>
          <ul className={styles.list} aria-label={t("sums.title")}>
            {sums.map(({ key, name, parts }) => (
              <li key={key} className={styles.row}>
                <p className={styles.what}>{name}</p>
                {parts.map(({ kind, count, amount }) => (
                  <p key={kind} className={styles.details}>
                    {t(`sums.${kind}`, { count, amount })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Reconciliations days={days} />
    </Page>
  );
}
