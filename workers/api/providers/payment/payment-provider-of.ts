import { peersOf } from "../../actors/peers.ts";
import type { ObjectBindings, PaymentVariables, SiteVariables } from "../../env.ts";
import { chooseProvider } from "./choose-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { isFileRef, sepaFileProvider } from "./sepa-file-provider.ts";

interface PaymentSite {
  env: ObjectBindings & PaymentVariables & SiteVariables;
  site: string;
}

/**
 * The one place that chooses who takes the money: Mollie where its key is set, else a demonstration has the test provider. A live
 * site without a key collects by files for its bank where its account is set (decision 0234); without that it sells nothing
 * (undefined) instead of giving credits away.
 */
export function findPaymentProvider({ env, site }: PaymentSite): PaymentProvider | undefined {
  return chooseProvider(env, () => peersOf(env, site).site());
}

/** Who has a payment, by its reference: what a file collected goes back by hand, whoever takes the money today (decision 0255). */
export function findProviderOfRef(where: PaymentSite, ref: string): PaymentProvider | undefined {
  return isFileRef(ref) ? sepaFileProvider(peersOf(where.env, where.site).site()) : findPaymentProvider(where);
}

/** As `findProviderOfRef`, where there is one. */
export function providerOfRef(where: PaymentSite, ref: string): PaymentProvider {
  return orThrow(findProviderOfRef(where, ref));
}

/** As `findPaymentProvider`, where there are payments already. */
export function paymentProviderOf(where: PaymentSite): PaymentProvider {
  return orThrow(findPaymentProvider(where));
}

function orThrow(provider: PaymentProvider | undefined): PaymentProvider {
  if (!provider) throw new Error("no payment provider is configured (docs/operations.md)");
  return provider;
}
