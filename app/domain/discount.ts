import type { PaymentMethod } from "../contract/money/payments.ts";
import type { User } from "../contract/people/profile.ts";
import type { Money } from "../contract/scalars.ts";
import { accept, refuse, type Result } from "./result.ts";

/**
 * The welcome discount, and the code that is the same one (spec §9): on the first purchase, once per user, for so long after signing
 * up. Both doors close together, so that the end that is shown is the real one. Decision 0219.
 */
export const TIME_BONUS = { code: "TIMEBONUS25", percent: 25, ms: 14_400_000 } as const;

/** For so long (milliseconds) the discount counts that is offered where an account is deleted. Decision 0235. */
export const DELETION_OFFER_MS = 14 * 86_400_000;

/** More would leave next to nothing to pay, which no provider takes. */
export const MOST_PERCENT = 90;

/** What a code gives, and to whom. Spec §3, discount code. */
export interface DiscountRules {
  code: string;
  /** Whole percent of the price. */
  value_percentage: number;
  /** ISO code of the one country whose members may use it; null: all. */
  country: string | null;
  /** The one member who may use it; null: all. */
  user_id: string | null;
  /** From then on (ms since 1970) it is over; null: never. */
  expires: number | null;
  /** The one currency that it is for; null: all. */
  currency: string | null;
  /** What an order has to cost before the discount, in minor units of `currency`; null: nothing. */
  minimum_order_value: number | null;
  /** The ways of paying that it is for; none: all. */
  paymentmethods: readonly PaymentMethod[];
  status: "active" | "stopped";
  /** How often a member may use it. */
  validity: "once_per_user" | "unlimited";
  /** How many payments of all members together; null: any number. `uses`: how many there were. */
  max_uses: number | null;
  uses: number;
  /** Only for who never paid. */
  first_purchase?: true;
}

/** An order that is not finished, as its page has it. */
export type OpenOrder = { payment_id: string; payment_method: PaymentMethod; credits: number; amount: Money };

/** Who wants to use a code, for what, and when. */
export interface DiscountFacts {
  /** ms since 1970. */
  now: number;
  member: { id: string; country: string };
  /** They bought before, also what they withdrew from or their bank took back. */
  bought: boolean;
  /** A payment of theirs that was completed used the code. */
  used: boolean;
  /** A payment of theirs with the code that is pending. */
  open?: OpenOrder | undefined;
  /** Without an order, may they use it at all? */
  price?: Money | undefined;
  payment_method?: PaymentMethod | undefined;
}

/** The time bonus of somebody who signed up then (ms since 1970). */
export function timeBonusOf(signup_date: number): DiscountRules {
  return {
    code: TIME_BONUS.code,
    value_percentage: TIME_BONUS.percent,
    country: null,
    user_id: null,
    expires: signup_date + TIME_BONUS.ms,
    currency: null,
    minimum_order_value: null,
    paymentmethods: [],
    status: "active",
    validity: "once_per_user",
    max_uses: null,
    uses: 0,
    first_purchase: true,
  };
}

/** The discount that one member was offered where they would delete their account: for one payment of theirs, until `expires`. */
export function deletionOfferOf(offer: {
  user_id: string;
  code: string;
  value_percentage: number;
  expires: number;
}): DiscountRules {
  return {
    ...offer,
    country: null,
    currency: null,
    minimum_order_value: null,
    paymentmethods: [],
    status: "active",
    validity: "once_per_user",
    max_uses: null,
    uses: 0,
  };
}

/**
 * May they use the code for this order? The refusals are in the order of what a member can do least about. `discount_minimum` says
 * `minimum`, an amount of money; `discount_open` the order that has it.
 */
export function mayUseDiscount(rules: DiscountRules | undefined, facts: DiscountFacts): Result<DiscountRules> {
  if (!rules) return refuse("discount_not_found");
  const refused = refusalOfCode(rules, facts) ?? refusalOfOrder(rules, facts);
  return refused ?? accept(rules);
}

function refusalOfCode(rules: DiscountRules, { now, member, bought, used, open }: DiscountFacts) {
  if (rules.user_id !== null && rules.user_id !== member.id) return refuse("discount_user");
  if (used && rules.validity === "once_per_user") return refuse("discount_used");
  if (rules.max_uses !== null && rules.uses >= rules.max_uses) return refuse("discount_used");
  if (isOver(rules, now)) return refuse("discount_expired");
  if (rules.first_purchase && bought) return refuse("discount_first_purchase");
  if (rules.country !== null && rules.country !== member.country) return refuse("discount_country");
  // Of a code that is counted, too: one member's orders at once would each be let in by the same count.
  if (open && (rules.validity === "once_per_user" || rules.max_uses !== null))
    return refuse("discount_open", { ...open });
  return undefined;
}

function refusalOfOrder(rules: DiscountRules, { price, payment_method: method }: DiscountFacts) {
  const { currency, minimum_order_value: minimum, paymentmethods: methods } = rules;
  if (price && currency !== null && price.currency !== currency) return refuse("discount_country");
  if (price && minimum !== null && price.amount < minimum)
    return refuse("discount_minimum", { minimum: { amount: minimum, currency: price.currency } });
  if (method && methods.length > 0 && !methods.includes(method)) return refuse("discount_method");
  return undefined;
}

/** Was it stopped, or is its time over? */
export function isOver({ status, expires }: Pick<DiscountRules, "status" | "expires">, now: number): boolean {
  return status === "stopped" || (expires !== null && now >= expires);
}

/** What is left to pay, in minor units: what goes off is rounded up, in the member's favour. Integers throughout. */
export function discountedAmount(amount: number, percent: number): number {
  const hundredths = amount * percent;
  return amount - (hundredths + ((100 - (hundredths % 100)) % 100)) / 100;
}

/** A code as it was typed, as it is stored: capitals make no difference, nor does space around or in it. */
export function discountCodeOf(typed: string): string {
  return typed.replaceAll(/\s/g, "").toUpperCase();
}

interface Bonused {
  paid_user: boolean;
  bought_before?: boolean | undefined;
  signup_date?: string | null | undefined;
}

/** When the time bonus of a member ends (ms since 1970), while they have one. Spec §4. */
export function timeBonusEnd(
  { paid_user, bought_before = false, signup_date }: Bonused,
  now: number,
): number | undefined {
  const end = Date.parse(signup_date ?? "") + TIME_BONUS.ms;
  return !paid_user && !bought_before && now < end ? end : undefined;
}

/** Spec §2, members area: the pages that show the time bonus. */
const membersArea = /^\/(members(\/[^/]+)?|chats|likes(\/.*)?|premium)\/?$/;

/** What a page shows of the time bonus: nothing after "no, thank you", and the modal to who has no credits and did not close it. */
export function shownTimeBonus(
  user: Bonused & Pick<User, "credits" | "bonus_dismissed" | "bonus_modal_dismissed">,
  { path, now }: { path: string; now: number },
): { end: number; modal: boolean } | undefined {
  const end = timeBonusEnd(user, now);
  if (end === undefined || user.bonus_dismissed || !membersArea.test(path)) return undefined;
  return { end, modal: user.credits <= 0 && !user.bonus_modal_dismissed };
}
