import { useTranslation } from "../../request/locale/use-translation.ts";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Price } from "./discount/price.tsx";
import type { Offer } from "./offer.ts";
import * as styles from "./credits.css.ts";

/**
 * The bundles as large cards to choose from; the one with the lowest price per message says so. The smallest is chosen, so that nobody
 * pays more than they meant to.
 */
export function BundleChoice({ offers, chosen }: { offers: Offer[]; chosen: string | undefined }) {
  const { t } = useTranslation("credits");
  return (
    <ChoiceField
      name="bundle"
      legend={t("choose")}
      defaultValue={(offers.find(({ id }) => id === chosen) ?? offers[0])?.id}
      options={offers.map(({ id, credits, price, was, perMessage, best }) => ({
        value: id,
        label: (
          <span className={styles.offer}>
            <span>{t("amount", { count: credits })}</span>
            <Price price={price} was={was} />
          </span>
        ),
        hint: (
          <>
            {t("per_message", { price: perMessage })}
            {best && <b className={styles.best}>{t("best_value")}</b>}
          </>
        ),
      }))}
    />
  );
}
