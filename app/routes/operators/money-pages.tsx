import { linkTarget } from "../../design/link-target.css.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { DEBITS } from "./debits/debit-path.ts";
import { DISCOUNTS } from "./discounts/discount-path.ts";
import * as styles from "./operators.css.ts";
import { DISPUTES, PAYMENTS } from "./payments/payment-path.ts";
import { PRICES } from "./prices/price-path.ts";
import { PROPOSALS } from "./refunds/refund-path.ts";
import { TRANSFERS } from "./transfers/transfer-path.ts";
import { SUMS } from "./sums/sums-path.ts";

/** The pages about money; the bar leads to the first one. */
export const moneyPages = {
  payments: PAYMENTS,
  disputes: DISPUTES,
  proposals: PROPOSALS,
  sums: SUMS,
  prices: PRICES,
  discounts: DISCOUNTS,
  debits: DEBITS,
  transfers: TRANSFERS,
} as const;

/** From one page about money to the others. */
export function MoneyPages({ current }: { current: keyof typeof moneyPages }) {
  const { t } = useTranslation("operators");
  return (
    <nav aria-label={t("money.title")}>
      <ul className={styles.links}>
        {(["payments", "disputes", "proposals", "sums", "prices", "discounts", "debits", "transfers"] as const).map(
          (page) => (
            <li key={page}>
              <a href={moneyPages[page]} className={linkTarget} aria-current={page === current ? "page" : undefined}>
                {t(`money.pages.${page}`)}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
