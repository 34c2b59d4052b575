import type { PaymentMethod } from "../../../../app/contract/money.ts";
import type { Money } from "../../../../app/contract/scalars.ts";
import type { PriceList } from "../../actors/site/prices.ts";
import { clock } from "../../clock.ts";
import { log } from "../../log.ts";
import type { PaymentProvider } from "../../providers/payment/payment-provider.ts";

/** So long one answer is believed; the order itself finds out what changed since. Milliseconds. */
const LIFETIME = 5 * 60_000;
/** How long a page waits for the provider. */
const PATIENCE = 2000;

const known = new Map<string, { at: number; methods: readonly PaymentMethod[] }>();

interface Question {
  provider: PaymentProvider | undefined;
  site: string;
  prices: PriceList;
  /** Left out: the smallest bundle's. */
  amount?: Money;
  requestId: string;
}

/**
 * The methods that the site offers in a country and that its provider takes there, in the site's order. Without a provider there
 * are none: nothing is sold. While the provider does not say, it is the site's own list: an order that it refuses fails at once.
 */
export async function offeredMethods({ provider, prices, ...question }: Question): Promise<PaymentMethod[]> {
  const { country, bundles, payment_methods: ours } = prices;
  const amount = question.amount ?? bundles[0]?.price;
  if (!provider || !amount) return [];
  const key = [question.site, country, amount.currency, amount.amount].join();
  const earlier = known.get(key);
  const age = earlier ? clock.now() - earlier.at : Infinity;
  const fresh = earlier && age >= 0 && age < LIFETIME ? earlier.methods : undefined;
  const theirs = fresh ?? (await ask(provider, { country, amount }, question.requestId));
  if (!theirs) return earlier ? ours.filter((method) => earlier.methods.includes(method)) : ours;
  if (!fresh) known.set(key, { at: clock.now(), methods: theirs });
  return ours.filter((method) => theirs.includes(method));
}

async function ask(
  provider: PaymentProvider,
  query: { country: string; amount: Money },
  request: string,
): Promise<PaymentMethod[] | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([provider.methods(query), late]);
  } catch (failure) {
    log({ level: "warn", event: "payment_provider_failed", request, failure: String(failure) });
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
