import type { DiscountCode } from "../../../contract/money/discounts.ts";
import type { Bundle } from "../../../contract/money/payments.ts";
import { discountedAmount } from "../../../domain/discount.ts";
import { messagePrice } from "../../../domain/prices/price-list.ts";

/** A bundle at its price with the discount, if it is for it; `full`: what it costs without. */
export function discounted(
  bundle: Bundle,
  { discount, message_credits }: { discount: DiscountCode | undefined; message_credits: number },
): { bundle: Bundle; full?: Bundle["price"] } {
  const { price, per_message } = bundle;
  if (!discount || !isFor(discount, price)) return { bundle };
  const amount = discountedAmount(price.amount, discount.value_percentage);
  const each = messagePrice({ amount, credits: bundle.credits }, message_credits);
  const reduced = { ...bundle, price: { ...price, amount }, per_message: { ...per_message, amount: each } };
  return { bundle: reduced, full: price };
}

/** Does an order of this price get it? */
function isFor({ currency, minimum_order_value: minimum }: DiscountCode, price: Bundle["price"]): boolean {
  return (!currency || currency === price.currency) && price.amount >= (minimum ?? 0);
}
