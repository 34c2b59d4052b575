import { listBundles } from "../../contract/money/payments.ts";
import type { Locale } from "../../contract/scalars.ts";
import type { Settings } from "../../contract/site.ts";
import { formatCountry, formatMoney } from "../../domain/locale/format.ts";
import { withdrawalDays } from "../../domain/money/withdrawal.ts";
import { apiOf, localeOf, sessionOf, settingsOf } from "../../request/context.server.ts";
import { shownCountryOf } from "../../request/site/shown-country.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Table } from "../../ui/table/table.tsx";
import { Page, Section } from "../../ui/page/page.tsx";
import type { Route } from "./+types/pricing.ts";
import * as styles from "./credits.css.ts";
import { offerOf } from "./offer.ts";

export const handle = { title: "pricing:title", hydrate: false, cache: "public" } satisfies PageHandle;

/** The same for all visitors of one country and language, so the edge may keep it; members get a page of their own. */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context);
  const settings = settingsOf(context);
  const { bundles, vat, country } = await apiOf(context).callOrThrow(listBundles, {
    country: await shownCountryOf(context),
    methods: "none",
  });
  const cheapest = bundles.map((bundle) => bundle.per_message).sort((a, b) => a.amount - b.amount)[0];
  return {
    offers: bundles.map((bundle) => offerOf(bundle, locale)),
    vat,
    country: formatCountry(country, locale),
    cheapest: cheapest && formatMoney(cheapest, locale),
    countries: cheapestByCountry(settings, locale),
    refundDays: withdrawalDays(settings.refund_days),
    startCredits: settings.signup_credits,
    signedIn: sessionOf(context).signedIn,
  };
}

function cheapestByCountry({ minimum_message_costs: costs }: Settings, locale: Locale): [string, string][] {
  const rows = Object.entries(costs ?? {}).map(([country, { costs: amount, currency }]): [string, string] => [
    formatCountry(country, locale),
    formatMoney({ amount, currency }, locale),
  ]);
  return rows.sort(([a], [b]) => a.localeCompare(b, locale));
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("pricing");
  const { offers, vat, country, cheapest, countries, refundDays, startCredits, signedIn } = loaderData;
  const promises = [
    t("no_subscription"),
    t("no_expiry"),
    t("refund", { count: refundDays }),
    startCredits > 0 && !signedIn && t("start", { count: startCredits }),
  ];
  return (
    <Page title={t("title")} lead={t("lead")}>
      {cheapest && <p>{t("cheapest", { price: cheapest })}</p>}
      <Card as="section">
        <h2>{t("bundles", { country })}</h2>
        <Table
          head={[t("credits"), t("price"), t("message")]}
          rows={offers.map(({ credits, price, perMessage }) => [String(credits), price, perMessage])}
        />
        <p>{vat > 0 ? t("vat", { vat }) : t("vat_none")}</p>
      </Card>
      <Section title={t("promises")}>
        <ul className={styles.gains}>
          {promises.map(
            (promise) =>
              promise && (
                <li key={promise} className={styles.gain}>
                  <Icon name="check" />
                  {promise}
                </li>
              ),
          )}
        </ul>
      </Section>
      {signedIn ? (
        <ButtonLink href="/credits">{t("buy")}</ButtonLink>
      ) : (
        <ButtonLink href="/signup">{t("action")}</ButtonLink>
      )}
      {countries.length > 0 && (
        <Card as="section">
          <h2>{t("countries")}</h2>
          <Table head={[t("country"), t("from")]} rows={countries} />
        </Card>
      )}
    </Page>
  );
}
