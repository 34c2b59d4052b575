import { decideRefund } from "../../../contract/operators/money/operator-refunds.ts";
import { formatMoment, formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { actOnMember } from "../members/act-on-member.server.ts";
import type { Route } from "./+types/proposal.ts";
import { refundsPath } from "./refund-path.ts";
import { refundablePayments } from "./refundable-payments.server.ts";
import { proposalForm } from "./refunds.form.ts";

export const handle = { title: "operators:proposal.title" } satisfies PageHandle;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { id } = params;
  const { name, payments } = await refundablePayments(context, id, url);
  const of = payments.find(({ refunds }) => refunds.some(({ refund_id }) => refund_id === params.refund));
  const refund = of?.refunds.find(({ refund_id }) => refund_id === params.refund);
  if (!of || !refund) throw failure({ error: "not_found" });
  const locale = localeOf(context);
  return {
    id,
    name,
    sum: formatMoney(refund.amount, locale),
    paid: formatMoney(of.payment.amount, locale),
    at: formatMoment(refund.at, locale),
    credits: refund.credits,
    operator: refund.operator ?? "",
    why: refund.why ?? "",
    own: refund.own,
    waits: refund.status === "proposed",
    constraint: constraintsOf(proposalForm),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id, refund: refund_id } = params;
  const done = ({ decision }: { decision: "agree" | "decline" }) =>
    ({
      text: decision === "agree" ? "operators:refund.done" : "operators:proposal.declined",
      next: refundsPath(id),
    }) as const;
  const act = { request, context, id, schema: proposalForm, done, refusal: refusalOf(context) };
  return actOnMember(act, ({ decision, reason }) =>
    apiOf(context).call(decideRefund, { id, refund_id, agree: decision === "agree", reason }),
  );
}

function refusalOf(context: Context): Refusal {
  const t = textsOf(context);
  return {
    fields: { second_operator: "decision" },
    texts: {
      decision_changed: t("operators:proposal.changed"),
      second_operator: t("operators:proposal.second_operator"),
      yourself: t("operators:yourself"),
    },
  };
}

/** A colleague's proposal to pay money back, which a second operator agrees to or declines. */
export default function Proposal({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, sum, paid, at, credits, operator, why, own, waits } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page
      title={t("proposal.title")}
      lead={t(own ? "proposal.lead_own" : "proposal.lead", { name })}
      width="narrow"
      back={<a href={refundsPath(id)}>{t("refunds.back")}</a>}
    >
      <Facts
        items={[
          { term: t("refund.sum"), detail: sum },
          { term: t("refund.paid"), detail: paid },
          { term: t("refund.credits_term"), detail: t("refunds.credits", { count: credits }) },
          { term: t("proposal.by"), detail: `${operator}, ${at}` },
          { term: t("proposal.why"), detail: why },
        ]}
      />
      {waits || actionData ? (
        <ProposalForm {...loaderData} reply={actionData?.form} />
      ) : (
        <>
          <p>{t("proposal.over")}</p>
          <ButtonLink href={refundsPath(id)}>{t("refunds.title")}</ButtonLink>
        </>
      )}
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function ProposalForm({ sum, own, constraint, reply }: Loaded & { reply: FormReply | undefined }) {
  const { t } = useTranslation(["operators", "login"]);
  const agree = {
    value: "agree",
    label: t("operators:proposal.agree", { sum }),
    hint: t("operators:proposal.agree_hint"),
  };
  const decline = { value: "decline", label: t(own ? "operators:proposal.take_back" : "operators:proposal.decline") };
  return (
    <ServerForm
      constraint={constraint}
      reply={reply}
      errorTitle={t("login:errors_title")}
      labels={{ decision: t("operators:proposal.decision"), reason: t("operators:proposal.reason") }}
    >
      <ChoiceField
        name="decision"
        options={own ? [decline] : [agree, decline]}
        {...(own && { defaultValue: "decline" })}
      />
      <TextField name="reason" hint={t("operators:proposal.reason_hint")} lines={3} />
      <Button tone="danger">{t("operators:proposal.submit")}</Button>
    </ServerForm>
  );
}
