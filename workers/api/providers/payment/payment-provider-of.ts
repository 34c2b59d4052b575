import { paymentWebhook } from "../../../../app/contract/money.ts";
import { peersOf } from "../../actors/peers.ts";
import type { ObjectBindings, PaymentVariables, SiteVariables } from "../../env.ts";
import { mollieProvider } from "./mollie-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { sepaFileProvider } from "./sepa-file-provider.ts";
import { testPaymentProvider } from "./test-payment-provider.ts";

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
  const { MOLLIE_KEY: key, MOLLIE_URL: url, PAYMENT_NETWORK: network, PUBLIC_ORIGIN: origin } = env;
  if (key) return mollieProvider({ key, url, network, webhookUrl: origin + paymentWebhook.path });
  if (env.SITE_MODE === "demo") return testPaymentProvider(peersOf(env, site).site());
  return env.SDD_CREDITOR_IBAN ? sepaFileProvider(peersOf(env, site).site()) : undefined;
}

/** As `findPaymentProvider`, where there are payments already. */
export function paymentProviderOf(where: PaymentSite): PaymentProvider {
  const provider = findPaymentProvider(where);
  if (!provider) throw new Error("no payment provider is configured (docs/operations.md)");
  return provider;
}
