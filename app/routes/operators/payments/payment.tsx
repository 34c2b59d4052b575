import { redirect } from "react-router";
import { handleDispute, inspectOperatorPayment } from "../../../contract/operators/money/operator-payments.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, flash, localeOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { memberPath } from "../members/member-path.ts";
import * as styles from "../operators.css.ts";
import { Row } from "../row.tsx";
import { PaymentRefunds } from "../refunds/payment-refunds.tsx";
import { refundableView } from "../refunds/refund-view.ts";
import type { Route } from "./+types/payment.ts";
import { Dispute } from "./dispute.tsx";
import { disputeForm } from "./dispute.form.ts";
import { paymentPath, PAYMENTS } from "./payment-path.ts";
import { transferPath } from "../transfers/transfer-path.ts";
import { statusWords } from "./payment-status.ts";

export const handle = { title: "operators:payments.one" } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { payment } = await apiOf(context).callOrThrow(inspectOperatorPayment, { number: params.number });
  const locale = localeOf(context);
  const { refundable, paid_twice: twice } = payment;
  return {
    ...payment,
    twice: twice ? formatMoney(twice, locale) : null,
    refundable: refundable ? refundableView(refundable, locale) : null,
    amount: formatMoney(payment.amount, locale),
    begun: formatMoment(payment.created_at, locale),
    constraint: constraintsOf(disputeForm),
    dispute_notes: payment.dispute_notes.map(({ at, ...note }) => ({ ...note, at: formatMoment(at, locale) })),
    history: payment.history.map(({ at, moved, ...change }) => ({
      ...change,
      at: formatMoment(at, locale),
      moved: moved && formatMoney(moved, locale),
    })),
  };
}

/** An operator dealt with what a bank took back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: disputeForm, context });
  if (!form.ok) return form.reject();
  const t = textsOf(context);
  const handled = await apiOf(context).call(handleDispute, { number: Number(params.number), ...form.value });
  const texts = { decision_changed: t("operators:dispute.changed"), yourself: t("operators:yourself") };
  if (!handled.ok) return form.refuse(handled.problem, { texts, renewed: { decision_changed: "change" } });
  flash(context, { tone: "success", text: t("operators:dispute.done") });
  return redirect(paymentPath(Number(params.number)), 303);
}

/** One payment: what it was for, how it stands, and every change of it. What is done with it comes below its facts. */
export default function Payment({ loaderData: payment, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("operators");
  return (
    <Page title={t("payments.one")} back={<a href={PAYMENTS}>{t("payments.title")}</a>} width="narrow">
      <PaidTwice {...payment} />
      <PaymentFacts {...payment} />
      <Refunds {...payment} />
      {payment.disputed && <Dispute {...payment} reply={actionData?.form} />}
      <History history={payment.history} />
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** What went back to the payer two times: somebody has to tell the bank. */
function PaidTwice({ status, twice }: Loaded) {
  const { t } = useTranslation("operators");
  if (twice === null || status !== "charged_back") return null;
  return (
    <Banner tone="danger" title={t("payments.twice_title")}>
      <p>{t("payments.twice_text", { sum: twice })}</p>
    </Banner>
  );
}

/** What went back of it, and the ways to pay more of it back, where there is anything of either; with what somebody transfers by hand. */
function Refunds({ member, refundable, transfers }: Loaded) {
  const { t } = useTranslation("operators");
  const has = refundable && (refundable.status === "completed" || refundable.refunds.length > 0);
  if (!has && transfers.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("refunds.title")}</h2>
      {member !== null && has && <PaymentRefunds member={member} payment={refundable} main />}
      {transfers.map((number) => (
        <p key={number}>
          <a href={transferPath(number)} className={linkTarget}>
            {t("transfers.number", { number })}
          </a>
        </p>
      ))}
    </Card>
  );
}

function PaymentFacts(payment: Loaded) {
  const { t } = useTranslation(["operators", "credits"]);
  const { member } = payment;
  return (
    <Card as="section">
      <Facts
        items={[
          { term: t("operators:payments.state"), detail: statusWords(payment.status, t) },
          { term: t("operators:payments.amount"), detail: payment.amount },
          { term: t("operators:prices.bundles"), detail: t("credits:amount", { count: payment.credits }) },
          { term: t("operators:payments.method"), detail: t(`credits:methods.${payment.payment_method}`) },
          { term: t("operators:payments.begun"), detail: payment.begun },
          {
            term: t("operators:payments.member"),
            detail:
              member === null ? (
                t("operators:payments.erased")
              ) : (
                <a href={memberPath(member)} className={linkTarget}>
                  {member}
                </a>
              ),
          },
          { term: t("operators:payments.ref"), detail: payment.provider_ref ?? "–" },
          { term: t("operators:payments.id"), detail: payment.payment_id },
        ]}
      />
    </Card>
  );
}

function History({ history }: Pick<Loaded, "history">) {
  const { t } = useTranslation(["operators", "credits"]);
  return (
    <Card as="section">
      <h2>{t("operators:payments.history")}</h2>
      <ul className={styles.list}>
        {history.map(({ status, at, taken, owed, moved }, place) => (
          <Row
            key={history.length - place}
            what={[statusWords(status, t), moved].filter(Boolean).join(", ")}
            details={[
              at,
              typeof taken === "number" && t("operators:payments.taken", { count: taken }),
              typeof owed === "number" && owed > 0 && t("operators:payments.owed", { count: owed }),
            ]}
          />
        ))}
      </ul>
    </Card>
  );
}
