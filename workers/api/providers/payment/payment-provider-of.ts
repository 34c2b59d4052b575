import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { testPaymentProvider } from "./test-payment-provider.ts";

/**
 * The one place that chooses who takes the money. A demonstration has the test provider; a site that is none and has
 * no provider configured refuses to sell instead of giving credits away.
 */
export function paymentProviderOf({ env, site }: { env: Env; site: string }): PaymentProvider {
  if (env.SITE_MODE === "demo") return testPaymentProvider(actorsOf(env, site).site());
  throw new Error("no payment provider is configured (docs/operations.md)");
}
