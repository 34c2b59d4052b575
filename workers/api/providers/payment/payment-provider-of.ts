import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { testPaymentProvider } from "./test-payment-provider.ts";

interface Place {
  env: Env;
  site: string;
}

/**
 * The one place that chooses who takes the money. A demonstration has the test provider; a site that is none and has
 * no provider configured sells nothing (undefined) instead of giving credits away.
 */
export function findPaymentProvider({ env, site }: Place): PaymentProvider | undefined {
  return env.SITE_MODE === "demo" ? testPaymentProvider(actorsOf(env, site).site()) : undefined;
}

/** As `findPaymentProvider`, where there are payments already. */
export function paymentProviderOf(place: Place): PaymentProvider {
  const provider = findPaymentProvider(place);
  if (!provider) throw new Error("no payment provider is configured (docs/operations.md)");
  return provider;
}
