import { data, redirect } from "react-router";
import { currentUser } from "../../contract/account/session.ts";
import { listWithdrawals, withdraw } from "../../contract/money/withdrawals.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { apiOf, type Context, localeOf, mintKey, textsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/withdraw.ts";
import { ChooseStep, NothingToWithdraw } from "./choose-step.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { contractView, withdrawalView } from "./contract-view.ts";
import { Withdrawn } from "./withdrawn.tsx";
import { chooseForm, confirmForm } from "./withdrawal.form.ts";

export const handle = { title: "withdrawal:title", quiet: true } satisfies PageHandle;

/** In the address: the button of the second step sends there. */
const CONFIRM = "confirm";

/** From what can be withdrawn, and from what was. `chosen`: the purchase from whose page the member comes. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [answer, { user }] = await Promise.all([api.callOrThrow(listWithdrawals), api.callOrThrow(currentUser)]);
  const place = { locale: localeOf(context), zone: readersZone(user) };
  return {
    contracts: answer.contracts.map((one) => contractView(one, place)),
    withdrawals: answer.withdrawals.map((one) => withdrawalView(one, place)),
    email: answer.email,
    chosen: url.searchParams.get("payment_id") ?? undefined,
    refundId: mintKey(),
    constraint: constraintsOf(chooseForm),
  };
}

/** The first step shows the second one; the second withdraws, and leads to the receipt. Directive 2011/83/EU, article 11a. */
export async function action({ url, request, context }: Route.ActionArgs) {
  if (url.searchParams.has(CONFIRM)) return confirm(request, context);
  const form = await readForm({ request, schema: chooseForm, context });
  if (!form.ok) return form.reject();
  const { contracts } = await apiOf(context).callOrThrow(listWithdrawals);
  // The last day ended, or it was withdrawn from in another tab, since the page was opened.
  if (contracts.some(({ payment }) => payment.payment_id === form.value.payment_id)) return { confirm: form.value };
  return form.refuse({ error: "withdrawal_over" }, { texts: { withdrawal_over: textsOf(context)("withdrawal:over") } });
}

async function confirm(request: Request, context: Context) {
  const form = await readForm({ request, schema: confirmForm, context });
  if (!form.ok) return form.reject();
  const done = await apiOf(context).call(withdraw, form.value);
  if (done.ok) throw redirect(`/withdraw/${done.value.withdrawal.refund_id}`, 303);
  const { error } = done.problem;
  const { payment_id, name, refund_id } = form.value;
  // What was sent is the same act; a receipt there may be is its answer.
  if (error === "key_reused") throw redirect(`/withdraw/${refund_id}`, 303);
  if (error === "quote_changed") return data({ confirm: { payment_id, name }, changed: true }, { status: 409 });
  if (error !== "withdrawal_over") return form.refuse(done.problem);
  return form.refuse(done.problem, { texts: { withdrawal_over: textsOf(context)("withdrawal:over") } });
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("withdrawal");
  const { contracts, withdrawals, email, chosen, refundId, constraint } = loaderData;
  const signed = actionData && "confirm" in actionData ? actionData.confirm : undefined;
  const contract = contracts.find(({ id }) => id === signed?.payment_id);
  const changed = actionData !== undefined && "changed" in actionData;
  const reply = actionData && "form" in actionData ? actionData.form : undefined;
  if (signed && contract) {
    const way = { action: `/withdraw?${CONFIRM}`, refundId, changed };
    return <ConfirmStep contract={contract} name={signed.name} email={email} {...way} />;
  }
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      width="narrow"
      back={<AppLink href="/transactions">{t("to_payments")}</AppLink>}
    >
      {contracts.length > 0 ? (
        <ChooseStep contracts={contracts} chosen={chosen} email={email} constraint={constraint} reply={reply} />
      ) : (
        <NothingToWithdraw isOver={actionData !== undefined} />
      )}
      <Withdrawn withdrawals={withdrawals} />
    </Page>
  );
}
