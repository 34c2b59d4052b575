import { paymentWebhook } from "../../../../app/contract/money/payments.ts";
import type { PaymentVariables, SiteVariables } from "../../env.ts";
import { mollieProvider } from "./mollie-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { type FileLedger, sepaFileProvider } from "./sepa-file-provider.ts";
import { type Ledger, testPaymentProvider } from "./test-payment-provider.ts";

/** As `findPaymentProvider`; `ledger`: who keeps the test provider's payments, and debits for the bank's files. */
export function chooseProvider(
  env: PaymentVariables & SiteVariables,
  ledger: () => Ledger & FileLedger,
): PaymentProvider | undefined {
  const { MOLLIE_KEY: key, MOLLIE_URL: url, PAYMENT_NETWORK: network, PUBLIC_ORIGIN: origin } = env;
  if (key) return mollieProvider({ key, url, network, webhookUrl: origin + paymentWebhook.path });
  if (env.SITE_MODE === "demo") return testPaymentProvider(ledger());
  return env.SDD_CREDITOR_IBAN ? sepaFileProvider(ledger()) : undefined;
}
