import {
  cancelPayment,
  getPayment,
  listBundles,
  type Payment,
  paymentWebhook,
  startPayment,
} from "../../../../app/contract/money/payments.ts";
import { listMovements, listTransactions } from "../../../../app/contract/money/movements.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { Actors } from "../../actors/actors.ts";
import type { Limit } from "../../actors/limiter/limiter.ts";
import { bundleById } from "../../actors/site/prices/prices.ts";
import { pricesIn } from "../../actors/site/prices/current-prices.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { type Call, type Caller, handle, handleSignedIn } from "../../http/http.ts";
import { log } from "../../log.ts";
import { inTime } from "../../providers/payment/in-time.ts";
import { findPaymentProvider, findProviderOfRef } from "../../providers/payment/payment-provider-of.ts";
import type { PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { settleByRef } from "../../providers/payment/settle-by-ref.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { findCreditor, withDebit } from "./direct-debit/offers-debit.ts";
import { limitGuesses } from "./discounts.ts";
import { order } from "./order.ts";
import { offeredMethods } from "../../providers/payment/offered-methods.ts";
import { isReturnUrl } from "./return-url.ts";

/** Members see their own country's prices, how they paid last and what is held of their credits, visitors the prices where they come from. */
export const listBundlesHandler = handle(listBundles, async (call) => {
  const { actors, caller, query } = call;
  const settings = await settingsOf(call);
  const [own, buyer, standing] = caller ? await ownOf(actors.member(caller.id), caller.token) : [];
  const country = own?.ok ? own.value : (query.country?.toUpperCase() ?? settings.countries[0] ?? "NL");
  const { vat_rate, ...prices } = await pricesIn(call, country);
  const shown = { ...prices, vat: vat_rate / 100, ...(buyer?.ok && buyer.value) };
  if (query.methods === "none") return accept({ ...shown, payment_methods: [] });
  const offered = await offeredMethods({ ...call, prices, provider: findPaymentProvider(call) });
  const methods = await withDebit(call, offered, standing?.ok ? standing.value : "barred");
  return accept({ ...shown, ...methods });
});

function ownOf(member: ReturnType<Actors["member"]>, token: string) {
  return Promise.all([member.account.country(token), member.money.buyer(token), member.directDebit.standing(token)]);
}

/** The price is the site's, never the caller's; the provider is asked once a key (design §8). */
export const startPaymentHandler = handleSignedIn(startPayment, async (call) => {
  const { actors, caller, body } = call;
  if (!isReturnUrl(body.return_url, call.env)) return refuse("invalid_input", { fields: { return_url: "invalid" } });
  const country = await actors.member(caller.id).account.country(caller.token);
  if (!country.ok) return country;
  const prices = await pricesIn(call, country.value);
  const bundle = bundleById(prices, body.bundle);
  if (!bundle) return refuse("not_found");
  const provider = findPaymentProvider(call);
  const offered = await offeredMethods({ ...call, prices, provider, amount: bundle.price });
  if (!provider || !offered.includes(body.payment_method)) return refuse("payment_method_unavailable");
  if (body.payment_method === "sdd" && !(await findCreditor(call))) return refuse("payment_method_unavailable");
  const ordered = await limitGuesses(call, body, () => order(call, { bundle, prices, provider }));
  return ordered.ok ? accept({ payment: ordered.value }) : ordered;
});

/** While it is pending the provider is asked first: whoever comes back from paying sees how it stands. */
export const getPaymentHandler = handleSignedIn(getPayment, (call) => asItStands(call, call.query.payment_id));

/** The provider ends it, if it can; then it is asked how the payment stands. */
export const cancelPaymentHandler = handleSignedIn(cancelPayment, (call) =>
  asItStands(call, call.body.payment_id, async (provider, ref) => {
    try {
      await inTime(provider.cancel(ref));
    } catch (failure) {
      log({ level: "warn", event: "payment_not_cancelled", request: call.requestId, failure: String(failure) });
    }
  }),
);

type Signed = Call & { caller: Caller };

/** `first`: what is done at the provider before it is asked. */
async function asItStands(
  call: Signed,
  payment_id: string,
  first?: (provider: PaymentProvider, ref: string) => Promise<void>,
): Promise<Result<{ payment: Payment }>> {
  const { actors, caller } = call;
  const member = actors.member(caller.id);
  const known = await member.money.payment(caller.token, payment_id);
  if (!known.ok) return known;
  if (known.value.status !== "pending") return accept({ payment: known.value });
  const open = (await member.money.openPayments()).find((one) => one.payment_id === payment_id);
  const provider = open && findProviderOfRef(call, open.provider_ref);
  if (provider) {
    await first?.(provider, open.provider_ref);
    // Without an answer from the provider the payment is as pending as before; the member's alarm asks again.
    await settleByRef({ ...call, provider, ref: open.provider_ref });
  }
  const settled = await member.money.payment(caller.token, payment_id);
  return settled.ok ? accept({ payment: settled.value }) : settled;
}

/** From one address: far more than a provider tells at once. It calls again when it is refused, and members' alarms ask anyway. */
const webhookLimit: Limit = { name: "payment-webhooks", burst: 300, per_minute: 120 };

/** Believes nothing but the reference (design §8): a forged call that looks like one makes us ask, and nothing else. */
export const paymentWebhookHandler = handle(paymentWebhook, async (call) => {
  const provider = findPaymentProvider(call);
  if (!provider) return refuse("provider_failed");
  if (!provider.isRef(call.body.id)) return refuse("not_found");
  const allowed = await limitVisitor(call, webhookLimit);
  if (!allowed.ok) return allowed;
  const settled = await settleByRef({ ...call, provider, ref: call.body.id });
  return settled.ok ? accept({}) : settled;
});

export const listTransactionsHandler = handleSignedIn(listTransactions, ({ actors, caller, query }) =>
  actors.member(caller.id).money.transactions(caller.token, query.page, query),
);

export const listMovementsHandler = handleSignedIn(listMovements, ({ actors, caller, query }) =>
  actors.member(caller.id).money.movements(caller.token, query.before),
);
