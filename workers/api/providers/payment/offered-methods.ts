import type { PaymentMethod } from "../../../../app/contract/money/payments.ts";
import type { Money } from "../../../../app/contract/scalars.ts";
import type { PriceList } from "../../actors/site/prices/prices.ts";
import { clock } from "../../clock.ts";
import { log } from "../../log.ts";
import { inTime } from "./in-time.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** So long one answer is believed; the order itself finds out what changed since. Milliseconds. */
const LIFETIME = 5 * 60_000;
/** So long a provider that did not answer is not asked again: each page would wait for it. */
const PAUSE = 30_000;
/** How long a page waits for the provider. */
const PATIENCE = 2000;

/** What it said last, if it ever did, and until when that is believed. As in `settingsOf`, calls under way are not shared. */
interface Heard {
  at: number;
  lifetime: number;
  methods: readonly PaymentMethod[] | undefined;
}

const known = new Map<string, Heard>();

interface Question {
  provider: PaymentProvider | undefined;
  site: string;
  prices: Pick<PriceList, "country" | "bundles" | "payment_methods">;
  /** Left out: the smallest bundle's. */
  amount?: Money;
  requestId: string;
}

/**
 * The methods that the site offers in a country and that its provider takes there, in the site's order. Without a provider there
 * are none: nothing is sold. While the provider does not say, it is the site's own list: an order that it refuses fails at once. Direct debit is then not on it: nobody gives a mandate that nobody collects by.
 */
export async function offeredMethods(question: Question): Promise<PaymentMethod[]> {
  const methods = await providerMethods(question);
  return question.prices.payment_methods.filter((method) => methods?.includes(method) ?? method !== "sdd");
}

/** What the provider takes in a country, as it said last; undefined: it has not said so far. Without a provider it is nothing. */
export async function providerMethods({
  provider,
  prices: { country, bundles },
  ...question
}: Question): Promise<readonly PaymentMethod[] | undefined> {
  const amount = question.amount ?? bundles[0]?.price;
  if (!provider || !amount) return [];
  const key = [question.site, country, amount.currency, amount.amount].join();
  const earlier = known.get(key);
  if (earlier && isFresh(earlier)) return earlier.methods;
  const methods = await ask(provider, { country, amount }, question.requestId);
  const lifetime = methods ? LIFETIME : PAUSE;
  const heard = { at: clock.now(), lifetime, methods: methods ?? earlier?.methods };
  known.set(key, heard);
  return heard.methods;
}

function isFresh({ at, lifetime }: Heard): boolean {
  const age = clock.now() - at;
  return age >= 0 && age < lifetime;
}

async function ask(
  provider: PaymentProvider,
  query: { country: string; amount: Money },
  request: string,
): Promise<PaymentMethod[] | undefined> {
  try {
    return await inTime(provider.methods(query), PATIENCE);
  } catch (failure) {
    log({ level: "warn", event: "payment_provider_failed", request, failure: String(failure) });
    return undefined;
  }
}
