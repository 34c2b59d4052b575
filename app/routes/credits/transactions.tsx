import { redirect } from "react-router";
import { listTransactions, monthOfMovements } from "../../contract/money/movements.ts";
import { setPreferences } from "../../contract/account/notifications.ts";
import { currentUser } from "../../contract/account/session.ts";
import { PAYMENTS_PER_PAGE } from "../../domain/payment.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, flash, localeOf, textsOf } from "../../request/context.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import { readPage } from "../../page-parts/page-links.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import type { Route } from "./+types/transactions.ts";
import { MovementList } from "./transactions/movement-list.tsx";
import { monthView } from "./transactions/month-view.server.ts";
import { PaymentList } from "./transactions/payment-list.tsx";
import { statementForm } from "./transactions/statement.form.ts";
import { StatementSwitch } from "./transactions/statement-switch.tsx";
import { paymentView } from "./payment-view.ts";

/** As many as the contract has. */
const MOST_PAGES = 1000;

export const handle = {
  title: "credits:transactions.title",
  quiet: true,
} satisfies PageHandle;

/** All payments, a page of them, and the movements of credits in one month; an address that names none is of the newest. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const locale = localeOf(context);
  // What is no month, or no place in it, is the newest one.
  const which = monthOfMovements.safeParse(Object.fromEntries(url.searchParams)).data ?? {};
  const page = Math.min(readPage(url.searchParams.get("page")), MOST_PAGES);
  // The layout asks for the member as well; that is one call (app/api/client.server.ts).
  const [answer, { user }] = await Promise.all([
    api.callOrThrow(listTransactions, { page, ...which }),
    api.callOrThrow(currentUser),
  ]);
  const place = { locale, zone: readersZone(user) };
  const { payments, numResults = payments.length } = answer;
  // An API that knows no pages answers all of them.
  const last = answer.pageNumber === undefined ? 1 : Math.max(1, Math.ceil(numResults / PAYMENTS_PER_PAGE));
  if (page > last) {
    const query = new URLSearchParams(url.searchParams);
    query.set("page", String(last));
    throw redirect(`/transactions?${query}`);
  }
  return {
    payments: payments.map((payment) => paymentView(payment, place)),
    page,
    last,
    view: monthView(answer, place),
    statement: answer.statement,
  };
}

/** The switch of the monthly mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: statementForm, context });
  if (!form.ok) return form.reject();
  const { statement } = form.value;
  const saved = await apiOf(context).call(setPreferences, { statement: statement === "on" });
  if (!saved.ok) return form.refuse(saved.problem);
  flash(context, { tone: "success", text: textsOf(context)(`credits:statement.saved_${statement}`) });
  return redirect("/transactions", 303);
}

export default function Transactions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("credits");
  return (
    <Page title={t("transactions.title")} back={<AppLink href="/credits">{t("transactions.back")}</AppLink>}>
      <PaymentList {...loaderData} />
      {loaderData.view && <MovementList view={loaderData.view} />}
      <p>
        <AppLink href="/spending-limit">{t("limit.link")}</AppLink>
      </p>
      {loaderData.statement !== undefined && <StatementSwitch on={loaderData.statement} />}
    </Page>
  );
}
