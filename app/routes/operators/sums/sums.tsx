import { type DailySum, listDailySums, sumKinds } from "../../../contract/operators/money/operator-payments.ts";
import { formatDay, formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoneyPages } from "../money-pages.tsx";
import * as styles from "../operators.css.ts";
import { ByHand } from "./by-hand.tsx";
import { reconciliationView } from "./reconciliation-view.ts";
import { Reconciliations } from "./reconciliations.tsx";
import type { Route } from "./+types/sums.ts";

export const handle = { title: "operators:sums.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { sums, reconciliations, uncompared, by_hand } = await apiOf(context).callOrThrow(listDailySums);
  const locale = localeOf(context);
  return {
    sums: sums.map((one) => sumView(one, `${formatDay(one.day, locale)}, ${one.currency}`, locale)),
    totals: totalsOf(sums).map((one) => sumView(one, one.currency, locale)),
    days: reconciliations.map((one) => reconciliationView(one, locale)),
    uncompared: uncompared.map((one) => formatDay(one, locale)),
    byHand: by_hand,
  };
}

/** A day, or all of them, in one currency; only what there was. */
function sumView({ day, currency, ...sums }: DailySum, name: string, locale: string) {
  return {
    key: `${day} ${currency}`,
    name,
    parts: sumKinds.flatMap((kind) => {
      const { count, amount } = sums[kind];
      return count === 0 ? [] : [{ kind, count, amount: formatMoney({ amount, currency }, locale) }];
    }),
  };
}

/** What was paid and taken back on each of the last 31 days, and how it stands beside the provider's own record (decision 0232). */
export default function Sums({ loaderData: { sums, totals, days, uncompared, byHand } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("sums.title")} lead={t(byHand ? "sums.lead_by_hand" : "sums.lead")}>
      <MoneyPages current="sums" />
      {sums.length === 0 ? (
        <EmptyState icon="wallet" title={t("sums.none")} />
      ) : (
        <>
          <List title={t("sums.totals")} sums={totals} />
          <List title={t("sums.days")} sums={sums} />
        </>
      )}
      {byHand && <ByHand />}
      {(!byHand || days.length + uncompared.length > 0) && <Reconciliations days={days} uncompared={uncompared} />}
    </Page>
  );
}

/** Of all the days together, a row a currency. */
function totalsOf(sums: DailySum[]): DailySum[] {
  return [...Map.groupBy(sums, ({ currency }) => currency).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(added, first)] : [],
  );
}

function added(total: DailySum, day: DailySum): DailySum {
  const of = (kind: (typeof sumKinds)[number]) => ({
    count: total[kind].count + day[kind].count,
    amount: total[kind].amount + day[kind].amount,
  });
  return {
    ...total,
    ...(Object.fromEntries(sumKinds.map((kind) => [kind, of(kind)])) as Pick<DailySum, (typeof sumKinds)[number]>),
  };
}

function List({ title, sums }: { title: string; sums: ReturnType<typeof sumView>[] }) {
  const { t } = useTranslation("operators");
  return (
    <Card as="section">
      <h2>{title}</h2>
      <ul className={styles.list} aria-label={title}>
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
  );
}
