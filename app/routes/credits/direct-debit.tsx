import { listMandates } from "../../contract/money/direct-debit.ts";
import { currentUser } from "../../contract/account/session.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, localeOf, mintKey, nowOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/direct-debit.ts";
import { actOnMandate } from "./direct-debit/act-on-mandate.server.ts";
import { directDebitPath, orderToPay } from "./direct-debit/bundle-to-pay.ts";
import { codeForm, directDebitForm, mandateForm } from "./direct-debit/direct-debit.form.ts";
import { directDebitView } from "./direct-debit/direct-debit-view.server.ts";
import { MandateList } from "./direct-debit/mandate-list.tsx";
import { NextStep } from "./direct-debit/next-step.tsx";
import { ibanHint } from "./direct-debit/iban-hint.server.ts";
import { refusalOfDebit } from "./direct-debit/refusal.server.ts";
import { RevokeMandate } from "./direct-debit/revoke-mandate.tsx";

export const handle = { title: "direct-debit:title", quiet: true } satisfies PageHandle;

/** A mandate in two steps, and those that there are. `?change`: what was typed, to be corrected; `?end`: asks before one ends. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [answer, { user }] = await Promise.all([api.callOrThrow(listMandates), api.callOrThrow(currentUser)]);
  const view = directDebitView(answer, { locale: localeOf(context), zone: readersZone(user), now: nowOf(context) });
  const order = orderToPay(url);
  const ends = url.searchParams.get("end");
  return {
    ...view,
    ending: view.mandates.find(({ mandate_id, status }) => mandate_id === ends && status === "active"),
    changing: url.searchParams.has("change"),
    confirmed: user.status === "confirmed",
    newId: mintKey(),
    ibanHint: ibanHint(context, user.profile.country),
    constraint: constraintsOf(mandateForm.extend(codeForm.omit({ intent: true }).shape)),
    here: directDebitPath(order),
    change: directDebitPath(order, { change: "1" }),
    otherwise: order.bundle ? `/credits/${order.bundle}${order.back}` : `/credits${order.back}`,
  };
}

export async function action({ url, request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: directDebitForm, context });
  if (!form.ok) return form.reject();
  const refused = await actOnMandate(context, form.value, orderToPay(url));
  if (!refused.ok) return form.refuse(refused.problem, await refusalOfDebit(refused.problem, context));
  throw new Error("a form led nowhere");
}

export default function DirectDebit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("direct-debit");
  const { mandates, ending, blocked } = loaderData;
  const isGiven = mandates.some(({ status }) => status === "active");
  const list = !ending && <MandateList mandates={mandates} />;
  return (
    <Page title={t("title")} lead={t("lead")} back={<a href="/credits">{t("back")}</a>} width="narrow">
      {blocked && (
        <Banner tone="danger" title={t("blocked")}>
          <p>{t("blocked_until", { moment: blocked })}</p>
        </Banner>
      )}
      {isGiven && list}
      {ending ? <RevokeMandate mandate={ending} /> : <NextStep {...loaderData} reply={actionData?.form} />}
      {!isGiven && list}
    </Page>
  );
}
