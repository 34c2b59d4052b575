import { linkTarget } from "../../../design/link-target.css.ts";
import { formatDay } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { DISPUTES } from "../payments/payment-path.ts";
import { SUMS } from "../sums/sums-path.ts";

interface MoneyWarningsProps {
  /** Does anybody take payments? */
  sells: boolean;
  /** On which our payments are not those of the provider's record. */
  days: string[];
  /** How many payments that a bank took back nobody has dealt with. */
  disputes: number;
}

/** What is wrong with the site's money, if anything is. */
export function MoneyWarnings({ sells, days, disputes }: MoneyWarningsProps) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  return (
    <>
      {!sells && (
        <Banner tone="warning" title={t("queues.no_provider")}>
          <p>{t("queues.no_provider_text")}</p>
        </Banner>
      )}
      {disputes > 0 && (
        <Banner tone="warning" title={t("disputes.title")}>
          <p>{t("disputes.open", { count: disputes })}</p>
          <p>
            <a href={DISPUTES} className={linkTarget}>
              {t("disputes.show")}
            </a>
          </p>
        </Banner>
      )}
      {days.length > 0 && (
        <Banner tone="warning" title={t("reconciliation.differ")}>
          <p>
            {t("reconciliation.differ_text")} {days.map((day) => formatDay(day, locale)).join("; ")}.
          </p>
          <p>
            <a href={SUMS} className={linkTarget}>
              {t("reconciliation.differ_show")}
            </a>
          </p>
        </Banner>
      )}
    </>
  );
}
