import { dismissBonus, getDiscountCode, offerDeletionDiscount } from "../../../../app/contract/money/discounts.ts";
import { discountCodeOf, MOST_PERCENT, TIME_BONUS } from "../../../../app/domain/discount.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { Actors } from "../../actors/actors.ts";
import type { Limit } from "../../actors/limiter/limiter.ts";
import type { GivenDiscount } from "../../actors/member/money/discounts/discounts.ts";
import { bundleById } from "../../actors/site/prices/prices.ts";
import { pricesIn } from "../../actors/site/prices/current-prices.ts";
import { type Call, type Caller, handleSignedIn } from "../../http/http.ts";
import { limitOnce } from "../../visitors/limit-once.ts";
import { limiterOfMember, limitMember } from "../../visitors/member-limit.ts";

/** Codes that a member tries; who goes through lists of words is slowed down. */
const guesses: Limit = { name: "discount-codes", burst: 400, per_minute: 20 };

/** A code as it was typed, and the rules that the site has for it. The time bonus is known to the member's object. */
export async function givenDiscount(actors: Actors, typed: string): Promise<GivenDiscount> {
  const code = discountCodeOf(typed);
  return code === TIME_BONUS.code ? { code } : { code, rules: await actors.site().discounts.find(code) };
}

/** An order with a code tries one too. The same order again takes no try, one that is refused does. */
export async function limitGuesses<Value>(
  call: Pick<Call, "actors"> & { caller: Caller },
  { payment_id, discount_code: code }: { payment_id: string; discount_code?: string | undefined },
  order: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (code === undefined) return order();
  return limitOnce({ limiter: await limiterOfMember(call), limit: guesses, sent: { payment_id, code } }, order);
}

/** Uses nothing up: a code is used by a payment that is completed. */
export const getDiscountCodeHandler = handleSignedIn(getDiscountCode, async (call) => {
  const { actors, caller, query } = call;
  const { code = query.welcome && TIME_BONUS.code, bundle: wanted, payment_method } = query;
  if (code === undefined) return refuse("discount_not_found");
  if (query.code !== undefined) {
    const allowed = await limitMember(call, guesses);
    if (!allowed.ok) return allowed;
  }
  const member = actors.member(caller.id);
  const [given, country] = await Promise.all([givenDiscount(actors, code), member.account.country(caller.token)]);
  if (!country.ok) return country;
  const bundle = wanted && bundleById(await pricesIn(call, country.value), wanted);
  if (wanted !== undefined && !bundle) return refuse("not_found");
  const order = { ...(bundle && { price: bundle.price }), payment_method };
  const judged = await member.money.discount(caller.token, given, order);
  return judged.ok ? accept({ discountcode: judged.value }) : judged;
});

/** Made once a member, so that the page that shows it may be loaded as often as somebody likes. */
export const offerDeletionDiscountHandler = handleSignedIn(offerDeletionDiscount, async ({ actors, caller }) => {
  const { delete_discount } = await actors.site().company();
  const percent = Math.min(MOST_PERCENT, Number(delete_discount ?? 0));
  const offered = await actors.member(caller.id).money.offerOnDeletion(caller.token, percent);
  return offered.ok ? accept({ discountcode: offered.value }) : offered;
});

export const dismissBonusHandler = handleSignedIn(dismissBonus, ({ actors, body, caller }) =>
  actors.member(caller.id).money.dismissBonus(caller.token, body.dismissed),
);
