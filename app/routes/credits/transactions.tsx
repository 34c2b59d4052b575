import { getPayment, listTransactions } from "../../contract/money.ts";
import { currentUser } from "../../contract/session.ts";
import { readersZone } from "../../domain/time-zone.ts";
import { apiOf, localeOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/transactions.ts";
import { PaymentList } from "./payment-list.tsx";
import { PaymentResult } from "./payment-result.tsx";
import { paymentView } from "./payment-view.ts";

export const handle = { title: "credits:transactions.title" } satisfies PageHandle;

/**
 * One payment, or all of them. While a payment is pending the API asks the provider first, so the balance beside a
 * completed one is asked for after it, not with it.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const locale = localeOf(context);
  if (!params.id) {
    // The layout asks for the member as well; that is one call (app/api/client.server.ts).
    const [{ payments }, { user }] = await Promise.all([api.need(listTransactions), api.need(currentUser)]);
    const place = { locale, zone: readersZone(user) };
    return { payments: payments.map((payment) => paymentView(payment, place)) };
  }
  const { payment } = await api.need(getPayment, { payment_id: params.id });
  const { user } = await api.need(currentUser);
  return {
    payment: paymentView(payment, { locale, zone: readersZone(user) }),
    credits: user.credits,
    looks: Number(url.searchParams.get("look")) || 0,
  };
}

export default function Transactions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("credits");
  if (loaderData.payment) return <PaymentResult {...loaderData} />;
  return (
    <Page title={t("transactions.title")} back={{ href: "/credits", text: t("transactions.back") }}>
      <PaymentList payments={loaderData.payments} />
    </Page>
  );
}
