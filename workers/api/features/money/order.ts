import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import type { Bundle, Payment, startPayment } from "../../../../app/contract/money.ts";
import { refuse, type Result } from "../../../../app/domain/result.ts";
import type { Call, Caller } from "../../http.ts";
import { log } from "../../log.ts";
import { paymentProviderOf } from "../../providers/payment/payment-provider-of.ts";

type Order = Call & { caller: Caller; body: BodyOf<typeof startPayment> };

/**
 * Writes the payment as pending, asks the provider, and notes where to pay; each step is harmless when repeated, so a
 * form sent twice and an order cut off in the middle both end at the same payment.
 */
export async function order(call: Order, bundle: Bundle): Promise<Result<Payment>> {
  const { actors, caller, body } = call;
  const member = actors.member(caller.id);
  const { payment_id, payment_method } = body;
  const prepared = await member.preparePayment(caller.token, {
    payment_id,
    payment_method,
    bundle: bundle.id,
    credits: bundle.credits,
    amount: bundle.price,
  });
  if (!prepared.ok || prepared.value.checkout_url || prepared.value.status !== "pending") return prepared;
  const opened = await openAtProvider(call, prepared.value);
  if (!opened) return refuse("provider_failed");
  return member.attachPayment(caller.token, {
    payment_id,
    provider_ref: opened.ref,
    checkout_url: opened.checkout_url,
  });
}

async function openAtProvider(call: Order, { payment_id, amount, credits, payment_method }: Payment) {
  const { site, caller, body } = call;
  try {
    return await paymentProviderOf(call).create({
      payment_id,
      site,
      member: caller.id,
      amount,
      payment_method,
      description: `Periwinkle: ${credits} credits`,
      return_url: body.return_url,
    });
  } catch (failure) {
    log("error", { event: "payment_provider_failed", request_id: call.requestId, failure: String(failure) });
    return undefined;
  }
}
