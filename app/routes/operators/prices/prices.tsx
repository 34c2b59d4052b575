import { listPrices } from "../../../contract/operators/money/operator-prices.ts";
import { formatCountry, formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { MoneyPages } from "../money-pages.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import type { Route } from "./+types/prices.ts";
import { pricesPath } from "./price-path.ts";

export const handle = { title: "operators:prices.title" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { countries } = await apiOf(context).callOrThrow(listPrices);
  const locale = localeOf(context);
  const rows = countries.map(({ country, bundles, planned }) => ({
    country,
    name: formatCountry(country, locale),
    prices: bundles.map(({ credits, price }) => `${credits}: ${formatMoney(price, locale)}`).join(" · "),
    planned,
  }));
  return { rows: rows.toSorted((one, other) => one.name.localeCompare(other.name, locale)) };
}

/** What each country's members pay now (decisions 0231, 0257). */
export default function Prices({ loaderData: { rows } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("prices.title")} lead={t("prices.lead")}>
      <MoneyPages current="prices" />
      <Card>
        <ul className={styles.list} aria-label={t("prices.title")}>
          {rows.map(({ country, name, prices, planned }) => (
            <Row
              key={country}
              what={name}
              href={pricesPath(country)}
              details={[prices, planned > 0 && t("prices.planned", { count: planned })]}
            />
          ))}
        </ul>
      </Card>
    </Page>
  );
}
