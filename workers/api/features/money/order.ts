import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import type { Bundle, Payment, startPayment } from "../../../../app/contract/money.ts";
import { refuse, type Result } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings.ts";
import type { Call, Caller } from "../../http.ts";
import { givenDiscount } from "./discounts.ts";
import { log } from "../../log.ts";
import { inTime } from "../../providers/payment/in-time.ts";
import { PaymentRefused, type PaymentProvider } from "../../providers/payment/payment-provider.ts";

type Order = Pick<Call, "actors" | "site" | "requestId"> & { caller: Caller; body: BodyOf<typeof startPayment> };
type Opened = { ref: string; checkout_url: string };

/**
 * Writes the payment as pending, asks the provider, and notes where to pay; each step is harmless when repeated, so a
 * form sent twice and an order cut off in the middle both end at the same payment. What the provider refuses has failed;
 * without an answer nothing is known (`provider_failed`), and the member's alarm asks whether it began.
 */
export async function order(call: Order, bundle: Bundle, provider: PaymentProvider): Promise<Result<Payment>> {
  const { actors, caller, body } = call;
  const member = actors.member(caller.id);
  const { payment_id, payment_method, discount_code: code } = body;
  const prepared = await member.money.preparePayment(caller.token, {
    payment_id,
    payment_method,
    bundle: bundle.id,
    credits: bundle.credits,
    amount: bundle.price,
    shown: body.price,
    ...(code !== undefined && { discount: await givenDiscount(actors, code) }),
  });
  if (!prepared.ok || prepared.value.checkout_url || prepared.value.status !== "pending") return prepared;
  const opened = await openAtProvider(call, prepared.value, provider);
  if (opened === "refused") return member.money.failPayment(caller.token, payment_id);
  if (opened === "unknown") return refuse("provider_failed");
  const { ref, checkout_url } = opened;
  return member.money.attachPayment(caller.token, { payment_id, provider_ref: ref, checkout_url });
}

async function openAtProvider(
  { actors, site, caller, body, requestId }: Order,
  { payment_id, amount, credits, payment_method }: Payment,
  provider: PaymentProvider,
): Promise<Opened | "refused" | "unknown"> {
  const description = `${(await settingsOf({ actors, site })).name}: ${credits} credits`;
  const { return_url } = body;
  try {
    return await inTime(
      provider.create({ payment_id, site, member: caller.id, amount, payment_method, description, return_url }),
    );
  } catch (failure) {
    const refused = failure instanceof PaymentRefused;
    const event = refused ? "payment_refused" : "payment_provider_failed";
    log({ level: refused ? "warn" : "error", event, request: requestId, failure: String(failure) });
    return refused ? "refused" : "unknown";
  }
}
