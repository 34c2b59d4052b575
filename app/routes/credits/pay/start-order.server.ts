import { data, redirect, redirectDocument } from "react-router";
import type { InputOf } from "../../../contract/endpoint.ts";
import { startPayment } from "../../../contract/money/payments.ts";
import { apiOf, type Context, flash, originOf, textsOf } from "../../../request/context.server.ts";
import type { GoodForm, Refused } from "../../../request/forms/form.server.ts";
import { forQuery } from "../order-address.ts";
import { checkoutUrl } from "./checkout-url.ts";
import { refusalOfOrder } from "./refusal-of-order.server.ts";

interface StartedOrder {
  form: GoodForm<Omit<InputOf<typeof startPayment>, "return_url" | "bundle">>;
  bundle: string;
  /** Whose conversation the credits are for. */
  undelivered?: string | undefined;
  context: Context;
}

/** The form's answer, and was it the member's own limit? */
type RefusedOrder = ReturnType<typeof data<Refused["data"] & { overLimit: boolean }>>;

/**
 * Starts the payment and sends the payer on, or answers why not. A key that was used for another order leads to that payment; a bundle that is
 * not sold any more to those that are.
 */
export async function startOrder({ form, bundle, undelivered, context }: StartedOrder): Promise<RefusedOrder> {
  const result = `/transactions/${form.value.payment_id}${forQuery(undelivered)}`;
  const return_url = originOf(context) + result;
  const started = await apiOf(context).call(startPayment, { ...form.value, bundle, return_url });
  if (!started.ok) {
    const { error } = started.problem;
    if (error === "key_reused") throw redirect(result, 303);
    if (error === "not_found") throw notSold(context, undelivered);
    const refused = form.refuse(started.problem, await refusalOfOrder(started.problem, context));
    return data({ ...refused.data, overLimit: error === "spending_limit" }, refused.init ?? undefined);
  }
  const { status, checkout_url, debit } = started.value.payment;
  // What is collected is paid on no page.
  if (status !== "pending" || debit) throw redirect(result, 303);
  const checkout = checkoutUrl(checkout_url, originOf(context));
  if (!checkout) {
    const refused = form.refuse({ error: "provider_failed" });
    return data({ ...refused.data, overLimit: false }, refused.init ?? undefined);
  }
  throw redirectDocument(checkout, 303); // a page outside the members' area, if not outside the site
}

/** To the bundles that are sold, with the reason. */
function notSold(context: Context, undelivered: string | undefined): Response {
  flash(context, { tone: "info", text: textsOf(context)("credits:pay.not_sold") });
  return redirect(`/credits${forQuery(undelivered)}`, 303);
}
