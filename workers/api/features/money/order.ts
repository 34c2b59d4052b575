import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import type { Bundle, Payment, startPayment } from "../../../../app/contract/money/payments.ts";
import { withdrawalDays } from "../../../../app/domain/money/withdrawal.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { PriceList } from "../../actors/site/prices/prices.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import type { Call, Caller } from "../../http/http.ts";
import { givenDiscount } from "./discounts.ts";
import { clock } from "../../clock.ts";
import { log } from "../../log.ts";
import { inTime } from "../../providers/payment/in-time.ts";
import {
  type OpenedPayment,
  PaymentRefused,
  type PaymentProvider,
  type ProviderMandate,
} from "../../providers/payment/payment-provider.ts";

/** `begun`, `ended`: as of the member's `Collection`. */
interface Collected {
  mandate: ProviderMandate;
  begun: boolean;
  ended: boolean;
}

type Order = Pick<Call, "actors" | "site" | "requestId"> & { caller: Caller; body: BodyOf<typeof startPayment> };

/** What is ordered, by the list that it is on. */
interface Sold {
  bundle: Bundle;
  prices: Pick<PriceList, "country" | "vat_rate">;
  provider: PaymentProvider;
}

/**
 * Providers forget the keys of orders (Mollie after an hour). Of what is collected a second order would be a second debit, so one that
 * may have begun longer ago is looked for first. Milliseconds.
 */
const KEY_LIFETIME = 30 * 60_000;

/**
 * Writes the payment as pending, asks the provider, and notes where to pay; each step is harmless when repeated, so a
 * form sent twice and an order cut off in the middle both end at the same payment. What the provider refuses has failed, as has a debit
 * that did not begin before its mandate ended;
 * without an answer nothing is known (`provider_failed`), and the member's alarm asks whether it began.
 */
export async function order(call: Order, { bundle, prices, provider }: Sold): Promise<Result<Payment>> {
  const { actors, caller, body } = call;
  const member = actors.member(caller.id);
  const { payment_id, payment_method, discount_code: code } = body;
  const { refund_days, message_credits, terms_version } = await settingsOf(call);
  const prepared = await member.money.preparePayment(caller.token, {
    payment_id,
    payment_method,
    bundle: bundle.id,
    credits: bundle.credits,
    amount: bundle.price,
    shown: body.price,
    vat: { rate: prices.vat_rate, country: prices.country },
    refund_days: withdrawalDays(refund_days),
    terms: { version: terms_version, message_credits },
    ...(code !== undefined && { discount: await givenDiscount(actors, code) }),
  });
  if (!prepared.ok || prepared.value.checkout_url || prepared.value.status !== "pending") return prepared;
  const debit = payment_method === "sdd" ? await collectionOf(call) : accept(undefined);
  if (!debit.ok) return debit;
  if (debit.value?.begun) return prepared;
  const opened = await openAtProvider(call, { ...prepared.value, ...debit.value }, provider);
  if (opened === "refused") return member.money.failPayment(caller.token, payment_id);
  if (opened === "unknown") return refuse("provider_failed");
  const { ref, ...attached } = opened;
  return member.money.attachPayment(caller.token, { payment_id, provider_ref: ref, ...attached });
}

/** What the payment is collected by, and whether the provider has it already. */
async function collectionOf({ actors, caller, body }: Order): Promise<Result<Collected>> {
  const known = await actors.member(caller.id).directDebit.collection(caller.token, body.payment_id);
  if (!known.ok) return known;
  const { begun, ended, mandate } = known.value;
  const { mandate_id, reference, account_holder, iban, signed_at, provider_ref: ref } = mandate;
  return accept({ mandate: { mandate_id, reference, account_holder, iban, signed_at, ref }, begun, ended });
}

async function openAtProvider(
  { actors, site, caller, body, requestId }: Order,
  { payment_id, amount, credits, payment_method, created_at, mandate, ended = false }: Payment & Partial<Collected>,
  provider: PaymentProvider,
): Promise<OpenedPayment | "refused" | "unknown"> {
  const description = `${(await settingsOf({ actors, site })).name}: ${credits} credits`;
  const { return_url } = body;
  const name = { payment_id, site, member: caller.id };
  const since = Date.parse(created_at);
  try {
    const mayHaveBegun = mandate && (ended || clock.now() - since > KEY_LIFETIME);
    const earlier = mayHaveBegun ? await inTime(provider.find({ ...name, since })) : null;
    if (earlier) return earlier;
    if (ended) return "refused";
    return await inTime(provider.create({ ...name, amount, payment_method, description, return_url, mandate }));
  } catch (failure) {
    const refused = failure instanceof PaymentRefused;
    const event = refused ? "payment_refused" : "payment_provider_failed";
    log({ level: refused ? "warn" : "error", event, request: requestId, failure: String(failure) });
    return refused ? "refused" : "unknown";
  }
}
