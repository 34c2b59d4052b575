import { linkTarget } from "../../../design/link-target.css.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import * as styles from "../operators.css.ts";
import { proposalPath, refundPath } from "./refund-path.ts";
import type { RefundableView } from "./refund-view.ts";

interface PaymentRefundsProps {
  /** Whose payment it is. */
  member: string;
  payment: RefundableView;
  /** The page is about this payment, so its first way to pay back is the page's main action. */
  main?: boolean;
}

/** What went back of a payment, what waits for a second operator, and the ways to pay more of it back. */
export function PaymentRefunds({ member, payment, main = false }: PaymentRefundsProps) {
  const { t } = useTranslation("operators");
  const { payment_id, kinds, proposed, paid, refunds, unused, left } = payment;
  return (
    <>
      {refunds.length > 0 && (
        <ul className={styles.list}>
          {refunds.map((refund) => (
            <li key={refund.refund_id} className={styles.row}>
              <Refund member={member} isBack={payment.status === "charged_back"} {...refund} />
            </li>
          ))}
        </ul>
      )}
      {kinds.length === 0 && !proposed && paid && <p>{t("refunds.nothing_left")}</p>}
      {kinds.length > 0 && (
        <>
          <p>
            {t("refunds.left", { sum: left })} {t("refunds.unused", { count: unused })}
          </p>
          <Actions>
            {kinds.map(({ kind, sum }, place) => (
              <ButtonLink
                key={kind}
                href={refundPath(member, { payment: payment_id, kind })}
                tone={place > 0 ? "quiet" : main ? "primary" : "secondary"}
              >
                {t(`refunds.offer.${kind}`, { sum })}
              </ButtonLink>
            ))}
          </Actions>
        </>
      )}
    </>
  );
}

type RefundProps = RefundableView["refunds"][number] & { member: string; isBack: boolean };

function Refund({ member, isBack, refund_id, amount, at, credits, status, reason, operator, why }: RefundProps) {
  const { t } = useTranslation("operators");
  const details = [
    at,
    t("refunds.credits", { count: credits }),
    reason === "withdrawal" ? t("refunds.withdrawal") : operator,
  ];
  return (
    <>
      <p className={styles.what}>
        {t(`refunds.status.${isBack && status === "failed" ? "taken_back" : status}`, { sum: amount })}
      </p>
      <p className={styles.details}>{details.filter(Boolean).join(" · ")}</p>
      {why && <p>{why}</p>}
      {status === "proposed" && (
        <a href={proposalPath(member, refund_id)} className={linkTarget}>
          {t("refunds.decide")}
        </a>
      )}
    </>
  );
}
