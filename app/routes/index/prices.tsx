import { formatMoney } from "../../domain/locale/format.ts";
import type { Locale } from "../../contract/scalars.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import * as styles from "./index.css.ts";

interface PricesProps {
  locale: Locale;
  /** What one message costs. */
  credits: number;
  /** The cheapest a message can be in the visitor's country; `costs` in minor units. */
  cheapest?: { costs: number; currency: string };
}

/** The price of a message, and a link to all prices. */
export function Prices({ locale, credits, cheapest }: PricesProps) {
  const { t } = useTranslation("index");
  const price = cheapest && formatMoney({ amount: cheapest.costs, currency: cheapest.currency }, locale);
  return (
    <section className={styles.section}>
      <Card padding="large">
        <h2>{t("prices.title")}</h2>
        <p>
          {t("prices.text", { count: credits })} {price && t("prices.from", { price })}
        </p>
        <Actions>
          <ButtonLink href="/signup">{t("sign_up")}</ButtonLink>
          <ButtonLink href="/pricing" tone="quiet">
            {t("prices.link")}
          </ButtonLink>
        </Actions>
      </Card>
    </section>
  );
}
