import { localeOf } from "../../../request/context.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { memberPath } from "../members/member-path.ts";
import * as styles from "../operators.css.ts";
import type { Route } from "./+types/refunds.ts";
import { statusWords } from "../payments/payment-status.ts";
import { PaymentRefunds } from "./payment-refunds.tsx";
import { refundableView } from "./refund-view.ts";
import { refundablePayments } from "./refundable-payments.server.ts";

export const handle = { title: "operators:refunds.title" } satisfies PageHandle;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { name, payments } = await refundablePayments(context, params.id, url);
  return { id: params.id, name, payments: payments.map((one) => refundableView(one, localeOf(context))) };
}

/** A member's payments, and what went back or can go back of each. */
export default function Refunds({ loaderData: { id, name, payments } }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "credits"]);
  return (
    <Page
      title={t("operators:refunds.title")}
      lead={t("operators:refunds.lead")}
      width="narrow"
      back={<a href={memberPath(id)}>{t("operators:member.back", { name })}</a>}
    >
      {payments.length === 0 && <p>{t("operators:refunds.no_payments")}</p>}
      {payments.map((payment) => (
        <Card key={payment.payment_id} as="section">
          <h2>{t("operators:refunds.payment", { count: payment.credits, sum: payment.amount })}</h2>
          <p className={styles.details}>{[statusWords(payment.status, t), payment.payment_id].join(" · ")}</p>
          <PaymentRefunds member={id} payment={payment} />
        </Card>
      ))}
    </Page>
  );
}
