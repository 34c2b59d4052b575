import { peersOf } from "../../actors/peers.ts";
import type { ObjectBindings, SiteVariables } from "../../env.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { testPaymentProvider } from "./test-payment-provider.ts";

interface PaymentSite {
  env: ObjectBindings & Pick<SiteVariables, "SITE_MODE">;
  site: string;
}

/**
 * The one place that chooses who takes the money. A demonstration has the test provider; a site that is none and has
 * no provider configured sells nothing (undefined) instead of giving credits away.
 */
export function findPaymentProvider({ env, site }: PaymentSite): PaymentProvider | undefined {
  return env.SITE_MODE === "demo" ? testPaymentProvider(peersOf(env, site).site()) : undefined;
}

/** As `findPaymentProvider`, where there are payments already. */
export function paymentProviderOf(where: PaymentSite): PaymentProvider {
  const provider = findPaymentProvider(where);
  if (!provider) throw new Error("no payment provider is configured (docs/operations.md)");
  return provider;
}
