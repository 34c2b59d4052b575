import { redirect } from "react-router";
import { getPayment, listTransactions } from "../../contract/money.ts";
import { currentUser } from "../../contract/session.ts";
import { PAYMENTS_PER_PAGE } from "../../domain/payment.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { apiOf, localeOf } from "../../request/context.server.ts";
import { textsInData } from "../../request/locale/data-texts.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import { readPage } from "../../page-parts/page-links.tsx";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import type { Route } from "./+types/transactions.ts";
import { MovementList } from "./transactions/movement-list.tsx";
import { movementView } from "./transactions/movement-view.ts";
import { PaymentList } from "./transactions/payment-list.tsx";
import { PaymentResult } from "./transactions/payment-result.tsx";
import { paymentView } from "./transactions/payment-view.ts";

/** As many as the contract has. */
const MOST_PAGES = 1000;

export const handle = {
  title: "credits:transactions.title",
  quiet: true,
} satisfies PageHandle;

/** What the page says, besides what all members' pages say. */
const TEXTS = { credits: ["amount", "methods", "movements", "result", "status", "transactions"] };

/**
 * One payment, or all of them. While a payment is pending the API asks the provider first, so the balance beside a
 * completed one is asked for after it, not with it.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const locale = localeOf(context);
  const texts = textsInData(context, TEXTS);
  if (!params.id) {
    // The layout asks for the member as well; that is one call (app/api/client.server.ts).
    const page = Math.min(readPage(url.searchParams.get("page")), MOST_PAGES);
    const [answer, { user }] = await Promise.all([
      api.callOrThrow(listTransactions, { page }),
      api.callOrThrow(currentUser),
    ]);
    const place = { locale, zone: readersZone(user) };
    const { payments, movements = [], numResults = payments.length } = answer;
    // An API that knows no pages answers all of them.
    const last = answer.pageNumber === undefined ? 1 : Math.max(1, Math.ceil(numResults / PAYMENTS_PER_PAGE));
    if (page > last) throw redirect(`/transactions?page=${last}`);
    return {
      texts,
      payments: payments.map((payment) => paymentView(payment, place)),
      page,
      last,
      movements: movements.map((movement) => movementView(movement, place)),
    };
  }
  const { payment } = await api.callOrThrow(getPayment, { payment_id: params.id });
  const { user } = await api.callOrThrow(currentUser);
  return {
    texts,
    payment: paymentView(payment, { locale, zone: readersZone(user) }),
    credits: user.credits,
    looks: Number(url.searchParams.get("look")) || 0,
  };
}

export default function Transactions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("credits");
  if (loaderData.payment) return <PaymentResult {...loaderData} />;
  return (
    <Page title={t("transactions.title")} back={<AppLink href="/credits">{t("transactions.back")}</AppLink>}>
      <PaymentList {...loaderData} />
      <MovementList movements={loaderData.movements} />
    </Page>
  );
}
