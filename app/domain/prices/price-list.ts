import type { Bundle, PaymentMethod } from "../../contract/money/payments.ts";

/** As many bundles as somebody can choose between. */
export const MOST_BUNDLES = 6;
/** Of one bundle: credits, and minor units of the currency. Of less than the least a discount code could leave nothing to pay. */
const MOST_CREDITS = 10_000;
export const LEAST_AMOUNT = 10;
const MOST_AMOUNT = 100_000_000;

/** A bundle of a price list; `amount`: minor units of the list's currency, VAT included. */
export interface PricedBundle {
  credits: number;
  amount: number;
}

/** What a country's members can buy. */
interface Bundles {
  currency: string;
  bundles: readonly PricedBundle[];
}

/** That, the VAT in it (hundredths of a percent), and how it can be paid where the provider takes it. */
export interface Prices extends Bundles {
  vat_rate: number;
  methods: readonly PaymentMethod[];
}

/** What is wrong with one bundle of a list (`at`: its place), or with all of it. */
export interface PriceMistake {
  at?: number;
  field: "credits" | "amount";
  code: "required" | "invalid" | "bundle_twice" | "price_too_low";
}

/**
 * What is wrong with a price list: one to six bundles, whole numbers above zero, no two of the same size, and more credits always cost more
 * in all. Decision 0231.
 */
export function priceMistakes(bundles: readonly PricedBundle[]): PriceMistake[] {
  if (bundles.length === 0) return [{ field: "credits", code: "required" }];
  const broken = bundles.flatMap(({ credits, amount }, at): PriceMistake[] => [
    ...(isWhole(credits, 1, MOST_CREDITS) ? [] : [{ at, field: "credits" as const, code: "invalid" as const }]),
    ...(isWhole(amount, LEAST_AMOUNT, MOST_AMOUNT) ? [] : [{ at, field: "amount" as const, code: "invalid" as const }]),
  ]);
  if (bundles.length > MOST_BUNDLES) broken.push({ at: MOST_BUNDLES, field: "credits", code: "invalid" });
  return broken.length > 0 ? broken : contradictions(bundles);
}

function isWhole(number: number, least: number, most: number): boolean {
  return Number.isSafeInteger(number) && number >= least && number <= most;
}

function contradictions(bundles: readonly PricedBundle[]): PriceMistake[] {
  return bundles.flatMap(({ credits, amount }, at): PriceMistake[] => {
    const others = bundles.filter((_, other) => other !== at);
    if (bundles.findIndex((one) => one.credits === credits) < at)
      return [{ at, field: "credits", code: "bundle_twice" }];
    return others.some((one) => one.credits < credits && one.amount >= amount)
      ? [{ at, field: "amount", code: "price_too_low" }]
      : [];
  });
}

/**
 * The list as members see it, the smallest bundle first. `message_credits`: credits that one message costs. The price per message is
 * rounded up, so nobody pays more than they were told; of several bundles the one in which a credit costs least says so, of equals the
 * smallest.
 */
export function bundlesOf({ currency, bundles }: Bundles, message_credits: number): Bundle[] {
  const sorted = bundles.toSorted((one, other) => one.credits - other.credits);
  const best = sorted.reduce<PricedBundle | undefined>(
    (least, one) => (least && !isCheaper(one, least) ? least : one),
    undefined,
  );
  return sorted.map((one) => ({
    id: String(one.credits),
    credits: one.credits,
    price: { amount: one.amount, currency },
    per_message: { amount: messagePrice(one, message_credits), currency },
    best_value: sorted.length > 1 && one === best,
  }));
}

/** What a message costs with this bundle at most, in minor units: rounded up. */
export function messagePrice({ amount, credits }: PricedBundle, message_credits: number): number {
  return dividedUp(amount * Math.max(1, message_credits), credits);
}

/** Per credit, without dividing. */
function isCheaper(one: PricedBundle, other: PricedBundle): boolean {
  return one.amount * other.credits < other.amount * one.credits;
}

/** Of whole numbers, rounded up to a whole number. */
function dividedUp(amount: number, by: number): number {
  const rest = amount % by;
  return (amount - rest) / by + (rest > 0 ? 1 : 0);
}

/** A list that counts from a moment on (milliseconds); `number`: the later made one has the higher. */
export interface DatedPrices extends Prices {
  number: number;
  country: string;
  from_at: number;
}

/** The list that counts in a country at a moment: of those that have begun the one that began last. Undefined: none has. */
export function pricesAt<List extends DatedPrices>(
  lists: readonly List[],
  country: string,
  now: number,
): List | undefined {
  return lists
    .filter((list) => list.country === country && list.from_at <= now)
    .reduce<List | undefined>((last, one) => (last && isAfter(last, one) ? last : one), undefined);
}

function isAfter(one: DatedPrices, other: DatedPrices): boolean {
  return one.from_at > other.from_at || (one.from_at === other.from_at && one.number > other.number);
}
