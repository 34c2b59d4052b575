import { useTranslation } from "../../request/locale/use-translation.ts";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import type { Offer } from "./offer.ts";
import * as styles from "./credits.css.ts";

/**
 * The bundles as large cards to choose from; the one with the lowest price per message says so. The smallest is chosen, so that nobody
 * pays more than they meant to.
 */
export function BundleChoice({ offers }: { offers: Offer[] }) {
  const { t } = useTranslation("credits");
  return (
    <ChoiceField
      name="bundle"
      legend={t("choose")}
      defaultValue={offers[0]?.id}
      options={offers.map(({ id, credits, price, perMessage, best }) => ({
        value: id,
        label: (
          <span className={styles.offer}>
            <span>{t("amount", { count: credits })}</span>
            <span>{price}</span>
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
