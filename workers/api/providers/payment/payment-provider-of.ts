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
export function providerOfRef(where: PaymentSite, ref: string): PaymentProvider {
  return isFileRef(ref) ? sepaFileProvider(peersOf(where.env, where.site).site()) : paymentProviderOf(where);
}

/** As `findPaymentProvider`, where there are payments already. */
export function paymentProviderOf(where: PaymentSite): PaymentProvider {
  const provider = findPaymentProvider(where);
  if (!provider) throw new Error("no payment provider is configured (docs/operations.md)");
  return provider;
}
