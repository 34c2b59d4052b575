import { paymentWebhook } from "../../../../app/contract/money.ts";
import type { PaymentVariables, SiteVariables } from "../../env.ts";
import { mollieProvider } from "./mollie-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { type Ledger, testPaymentProvider } from "./test-payment-provider.ts";

/** As `findPaymentProvider`; `ledger`: who keeps the test provider's payments. */
export function chooseProvider(
  env: PaymentVariables & SiteVariables,
  ledger: () => Ledger,
): PaymentProvider | undefined {
  const { MOLLIE_KEY: key, MOLLIE_URL: url, PAYMENT_NETWORK: network, PUBLIC_ORIGIN: origin } = env;
  if (key) return mollieProvider({ key, url, network, webhookUrl: origin + paymentWebhook.path });
  return env.SITE_MODE === "demo" ? testPaymentProvider(ledger()) : undefined;
}
