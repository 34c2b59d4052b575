import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "../../request/use-translation.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import * as styles from "./credits.css.ts";
import type { PaymentView } from "./payment-view.ts";

/** Seconds between two looks, and how many there are before we leave it to the person. */
const PAUSE = 5;
const MAX_LOOKS = 24;

/** Nothing heard from the provider yet: the page looks again by itself, with a script or without one. */
export function PaymentPending({ payment, looks }: { payment: PaymentView; looks: number }) {
  const { t } = useTranslation("credits");
  useLookAgain();
  const again = `/transactions/${payment.id}?look=${looks + 1}`;
  return (
    <EmptyState icon="clock" title={t("result.pending_title")}>
      {looks < MAX_LOOKS && (
        <noscript>
          <meta httpEquiv="refresh" content={`${PAUSE};url=${again}`} />
        </noscript>
      )}
      <p>{t("result.pending_text")}</p>
      <div className={styles.ways}>
        <ButtonLink href={again}>{t("result.pending_again")}</ButtonLink>
        {payment.checkout_url && (
          <ButtonLink href={payment.checkout_url} tone="secondary">
            {t("result.pending_continue")}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}

function useLookAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let left = MAX_LOOKS;
    const timer = setInterval(() => {
      if (left-- > 0) void revalidate();
      else clearInterval(timer);
    }, PAUSE * 1000);
    return () => clearInterval(timer);
  }, [revalidate]);
}
