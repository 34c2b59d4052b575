import { operatorRefund, type RefundKind, refundKinds } from "../../../contract/operators/money/operator-refunds.ts";
import { formatMoney } from "../../../domain/locale/format.ts";
import { apiOf, type Context, localeOf, mintKey, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { actOnMember } from "../members/act-on-member.server.ts";
import type { Route } from "./+types/refund.ts";
import { refundsPath } from "./refund-path.ts";
import { sumOf } from "./refund-view.ts";
import { refundablePayments } from "./refundable-payments.server.ts";
import { refundForm } from "./refunds.form.ts";

export const handle = { title: "operators:refund.title" } satisfies PageHandle;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { id, payment: payment_id } = params;
  const { name, payments } = await refundablePayments(context, id, url);
  const one = payments.find(({ payment }) => payment.payment_id === payment_id);
  if (!one) throw failure({ error: "not_found" });
  const kind = kindIn(url);
  const sum = sumOf(one, kind);
  const locale = localeOf(context);
  return {
    id,
    name,
    payment_id,
    kind,
    amount: formatMoney(one.payment.amount, locale),
    sum: formatMoney(sum, locale),
    seen: String(sum.amount),
    unused: one.unused,
    second: kind === "all" ? one.second : one.unused_second,
    possible: sum.amount > 0 && one.refunds.every(({ status }) => status !== "proposed"),
    refund_id: mintKey(),
    constraint: constraintsOf(refundForm),
  };
}

function kindIn({ searchParams }: URL): RefundKind {
  return refundKinds.find((kind) => kind === searchParams.get("kind")) ?? "unused";
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id, payment: payment_id } = params;
  let proposed = false;
  const done = () =>
    ({ text: proposed ? "operators:refund.proposed" : "operators:refund.done", next: refundsPath(id) }) as const;
  const act = { request, context, id, schema: refundForm, done, refusal: refusalOf(context) };
  return actOnMember(act, async ({ refund_id, kind, seen, reason }) => {
    const answer = await apiOf(context).call(operatorRefund, { refund_id, id, payment_id, kind, seen, reason });
    if (answer.ok) proposed = answer.value.proposed;
    return answer;
  });
}

/** The sum of now stands before their eyes, and is sent again once its box is ticked. */
function refusalOf(context: Context): Refusal {
  const t = textsOf(context);
  return {
    texts: {
      decision_changed: t("operators:refund.changed"),
      nothing_to_refund: t("operators:refunds.nothing_left"),
      yourself: t("operators:yourself"),
    },
    renewed: { decision_changed: "seen" },
  };
}

/** Pays money back, or proposes it where two have to decide. */
export default function Refund({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, sum, amount, unused, second, possible } = loaderData;
  const { t } = useTranslation("operators");
  return (
    <Page
      title={t("refund.title")}
      lead={t(second ? "refund.lead_proposal" : "refund.lead", { name })}
      width="narrow"
      back={<a href={refundsPath(id)}>{t("refunds.back")}</a>}
    >
      <Facts
        items={[
          { term: t("refund.paid"), detail: amount },
          { term: t("refund.sum"), detail: sum },
          { term: t("refund.credits_term"), detail: t("refunds.credits", { count: unused }) },
        ]}
      />
      {possible || actionData ? (
        <RefundForm {...loaderData} reply={actionData?.form} />
      ) : (
        <>
          <p>{t("refund.not_now")}</p>
          <ButtonLink href={refundsPath(id)}>{t("refunds.title")}</ButtonLink>
        </>
      )}
    </Page>
  );
}

type RefundFormProps = Route.ComponentProps["loaderData"] & {
  reply: NonNullable<Route.ComponentProps["actionData"]>["form"] | undefined;
};

function RefundForm({ sum, second, seen, kind, refund_id, reply, ...loaded }: RefundFormProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <ServerForm
      constraint={loaded.constraint}
      reply={reply}
      errorTitle={t("login:errors_title")}
      labels={{ reason: t("operators:refund.reason"), seen: t("operators:refund.sure", { sum }) }}
    >
      <Hidden name="refund_id" value={refund_id} />
      <Hidden name="kind" value={kind} />
      <TextField name="reason" hint={t("operators:refund.reason_hint")} lines={3} />
      <CheckboxField name="seen" value={seen} />
      <Button tone="danger">{t(second ? "operators:refund.propose" : "operators:refund.submit", { sum })}</Button>
    </ServerForm>
  );
}
