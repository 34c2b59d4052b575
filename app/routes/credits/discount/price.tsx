import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import * as styles from "../credits.css.ts";
import type { Offer } from "../offer.ts";

/** What is paid, and beside it what it costs without the discount, struck out for eyes and said for ears. */
export function Price({ price, was }: Pick<Offer, "price"> & { was: string | undefined }) {
  const { t } = useTranslation("credits");
  if (was === undefined) return <span>{price}</span>;
  return (
    <span className={styles.reduced}>
      {price} <span className={visuallyHidden}>{t("discount.instead")} </span>
      <s>{was}</s>
    </span>
  );
}
