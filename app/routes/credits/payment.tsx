import { redirect } from "react-router";
import { cancelPayment, getPayment, listBundles, type Payment } from "../../contract/money/payments.ts";
import { listWithdrawals, type Withdrawable } from "../../contract/money/withdrawals.ts";
import type { Locale } from "../../contract/scalars.ts";
import { listMessages } from "../../contract/conversations/conversations.ts";
import { currentUser } from "../../contract/account/session.ts";
import { formatMoment } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { memberName } from "../../page-parts/words/member-name.ts";
import { apiOf, flash, localeOf, textsOf } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { Route } from "./+types/payment.ts";
import { PaymentResult } from "./payment/payment-result.tsx";
import { paymentView } from "./payment-view.ts";
import { otherReceipts, receiptView } from "./payment/receipt-view.server.ts";
import { codeIn, forQuery, undeliveredTo, wantedIn } from "./order-address.ts";
import { undeliveredPage } from "./undelivered-page.server.ts";

export const handle = {
  title: "credits:result.title",
  quiet: true,
} satisfies PageHandle;

/**
 * What became of one payment. While it is pending the API asks the provider first, so the balance beside a completed one
 * is asked for after it, not with it.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { payment } = await api.callOrThrow(getPayment, { payment_id: params.id });
  const undelivered = undeliveredTo(url);
  const wanted = undelivered === undefined ? undefined : wantedIn(undelivered);
  const [{ user }, own, chat, prices] = await Promise.all([
    api.callOrThrow(currentUser),
    payment.status === "completed" ? api.callOrThrow(listWithdrawals) : undefined,
    wanted ? api.call(listMessages, { with: wanted.id, limit: 1 }) : undefined,
    isFailedCard(payment) ? api.call(listBundles) : undefined,
  ]);
  const place = { locale: localeOf(context), zone: readersZone(user) };
  const number = url.searchParams.get("receipt");
  const receipt = receiptView(payment, number, place);
  if (number !== null && !receipt) throw failure({ error: "not_found" });
  return {
    payment: paymentView(payment, place),
    withdrawable: own && withdrawableView(own.contracts, payment, place),
    credits: user.credits,
    receipt,
    /** An address that names one shows nothing else. */
    receiptAlone: number !== null,
    receiptWaits: payment.receipts?.some(({ number }) => !number) ?? false,
    others: otherReceipts(payment, receipt?.number),
    premium: payment.first_purchase ?? false,
    /** A card that failed can be another way of paying, where there is that one (spec §8). */
    offersPaypal: prices?.ok === true && prices.value.payment_methods.includes("paypal"),
    /** Whose conversation has a message that waited for credits. */
    undelivered:
      chat?.ok && wanted
        ? { name: memberName(chat.value.profile, textsOf(context)), href: await undeliveredPage(wanted, context) }
        : undefined,
    /** For other pages, so that they lead back there. No browser loads what makes it. */
    back: forQuery(chat?.ok ? undelivered : undefined, payment.discount?.code),
    looks: Number(url.searchParams.get("look")) || 0,
  };
}

function isFailedCard({ status, payment_method }: Payment): boolean {
  return status === "failed" && (payment_method === "creditcard" || payment_method === "applepay");
}

type Place = { locale: Locale; zone: string };

/** Undefined: it cannot be withdrawn from any more. `until`: in words; null: whenever, for its money did not arrive. */
function withdrawableView(contracts: Withdrawable[], { payment_id }: Payment, { locale, zone }: Place) {
  const contract = contracts.find((one) => one.payment.payment_id === payment_id);
  return contract && { until: contract.until && formatMoment(contract.until, locale, zone) };
}

/** The member does not want to finish it. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const { payment } = await apiOf(context).callOrThrow(cancelPayment, { payment_id: params.id });
  if (payment.status === "pending")
    flash(context, { tone: "warning", text: textsOf(context)("credits:result.not_cancelled") });
  throw redirect(`/transactions/${params.id}${forQuery(undeliveredTo(url), codeIn(url))}`, 303);
}

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentResult {...loaderData} />;
}
