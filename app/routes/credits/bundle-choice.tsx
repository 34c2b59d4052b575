import { useTranslation } from "react-i18next";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import type { Offer } from "./offer.ts";
import * as styles from "./credits.css.ts";

/** The bundles as large cards to choose from; the one with the lowest price per message says so and is chosen. */
export function BundleChoice({ offers }: { offers: Offer[] }) {
  const { t } = useTranslation("credits");
  const best = offers.find((offer) => offer.best) ?? offers[0];
  return (
    <ChoiceField
      name="bundle"
      legend={t("choose")}
      defaultValue={best?.id}
      options={offers.map(({ id, credits, price, perMessage, best: isBest }) => ({
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
            {isBest && <b className={styles.best}>{t("best_value")}</b>}
          </>
        ),
      }))}
    />
  );
}
