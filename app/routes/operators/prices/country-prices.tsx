import { inspectPrices } from "../../../contract/operators/money/operator-prices.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { apiOf, localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import type { Route } from "./+types/country-prices.ts";
import { priceListPath, PRICES, pricesPath } from "./price-path.ts";
import { type PriceListView, priceListView, shownPrices } from "./price-view.ts";
import { ShownPrices } from "./shown-prices.tsx";

export const handle = { title: "operators:prices.title" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const known = await apiOf(context).callOrThrow(inspectPrices, { country: params.country });
  const { country, lists, provider_methods: provider } = known;
  return {
    country,
    name: formatCountry(country, locale),
    shown: shownPrices(known, { locale, provider: provider ?? "silent" }),
    lists: lists.map((one) => priceListView(one, locale)),
  };
}

/** A country's prices: what counts now, what was made for it, and the way to a new list. */
export default function CountryPrices({ loaderData: { country, name, shown, lists } }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  const isDefault = !lists.some(({ state }) => state === "current");
  return (
    <Page title={name} back={<a href={PRICES}>{t("prices.title")}</a>}>
      <Card as="section">
        <h2>{t("prices.now")}</h2>
        <ShownPrices {...shown} />
        {isDefault && <p>{t("prices.default")}</p>}
        <Actions>
          <ButtonLink href={`${pricesPath(country)}/new`}>{t("prices.make")}</ButtonLink>
        </Actions>
      </Card>
      {lists.length > 0 && (
        <Card as="section">
          <h2>{t("prices.history")}</h2>
          <ul className={styles.list} aria-label={t("prices.history")}>
            {lists.map((list) => (
              <ListRow key={list.number} country={country} {...list} />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}

function ListRow({ country, number, state, from, operator, prices }: PriceListView & { country: string }) {
  const { t } = useTranslation("operators");
  return (
    <Row
      what={t("prices.from", { from })}
      href={priceListPath(country, number)}
      details={[t(`prices.states.${state}`), prices, operator]}
    />
  );
}
