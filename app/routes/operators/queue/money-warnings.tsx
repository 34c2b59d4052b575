import type { ReactNode } from "react";
import { linkTarget } from "../../../design/link-target.css.ts";
import { formatDay } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { DISPUTES } from "../payments/payment-path.ts";
import { SUMS } from "../sums/sums-path.ts";
import { TRANSFERS } from "../transfers/transfer-path.ts";

interface MoneyWarningsProps {
  /** Does anybody take payments? */
  sells: boolean;
  /** On which our payments are not those of the provider's record. */
  days_that_differ: string[];
  /** How many payments that a bank took back nobody has dealt with. */
  open_disputes: number;
  /** How many refunds somebody has to transfer by hand. */
  transfers: number;
}

/** What is wrong with the site's money, if anything is. */
export function MoneyWarnings({ sells, days_that_differ: days, open_disputes, transfers }: MoneyWarningsProps) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  return (
    <>
      {!sells && (
        <Banner tone="warning" title={t("queues.no_provider")}>
          <p>{t("queues.no_provider_text")}</p>
        </Banner>
      )}
      {open_disputes > 0 && (
        <Waiting title={t("disputes.title")} href={DISPUTES} show={t("disputes.show")}>
          {t("disputes.open", { count: open_disputes })}
        </Waiting>
      )}
      {transfers > 0 && (
        <Waiting title={t("transfers.title")} href={TRANSFERS} show={t("transfers.show")}>
          {t("transfers.waiting", { count: transfers })}
        </Waiting>
      )}
      {days.length > 0 && (
        <Waiting title={t("reconciliation.differ")} href={SUMS} show={t("reconciliation.differ_show")}>
          {t("reconciliation.differ_text")} {days.map((day) => formatDay(day, locale)).join("; ")}.
        </Waiting>
      )}
    </>
  );
}

/** Something that somebody has to look at, and the way there. */
function Waiting({ title, href, show, children }: { title: string; href: string; show: string; children: ReactNode }) {
  return (
    <Banner tone="warning" title={title}>
      <p>{children}</p>
      <p>
        <a href={href} className={linkTarget}>
          {show}
        </a>
      </p>
    </Banner>
  );
}
