import { getDiscountCode, type DiscountCode } from "../../../contract/money/discounts.ts";
import { paymentMethod } from "../../../contract/money/payments.ts";
import type { Problem } from "../../../contract/problems.ts";
import { money } from "../../../contract/scalars.ts";
import { z } from "../../../contract/zod.ts";
import { apiOf, type Context } from "../../../request/context.server.ts";

const openOrder = z.object({ payment_id: z.string(), payment_method: paymentMethod, credits: z.int(), amount: money });
type OpenOrder = z.output<typeof openOrder>;

/** The one discount that the member gets, and what became of the code that they typed. */
export interface FoundDiscount {
  best?: DiscountCode;
  /** Why the code is of no use. */
  problem?: Problem;
  /** The code is good, and the welcome discount gives as much or more. */
  less?: true;
  /** The welcome discount is in this order, which is not finished, so it is not taken off another one. */
  open?: OpenOrder;
}

/**
 * The welcome discount and a code are two doors to one discount: the better one for the member counts, alone (decision 0219). `bundle`:
 * for this order. Without a welcome discount, or an answer about it, there is none (spec §8).
 */
export async function findDiscount(
  context: Context,
  { code, bundle }: { code: string | undefined; bundle?: string },
): Promise<FoundDiscount> {
  const ask = (query: { code?: string; welcome?: "true" }) =>
    apiOf(context).call(getDiscountCode, { ...query, ...(bundle !== undefined && { bundle }) });
  const [open, typed] = await Promise.all([ask({ welcome: "true" }), code ? ask({ code }) : undefined]);
  const welcome = open.ok && isGood(open.value.discountcode) ? open.value.discountcode : undefined;
  const found = { ...(welcome && { best: welcome }) };
  if (!typed) return { ...found, ...(!open.ok && openOrderIn(open.problem)) };
  if (!typed.ok) return { ...found, problem: typed.problem };
  const { discountcode: given } = typed.value;
  if (!isGood(given)) return { ...found, problem: { error: "discount_expired" } };
  if (!welcome || given.value_percentage > welcome.value_percentage) return { best: given };
  return given.code === welcome.code ? found : { ...found, less: true };
}

/** Nothing where an API does not say which it is: then the order itself is refused. */
function openOrderIn({ error, ...values }: Problem): Pick<FoundDiscount, "open"> {
  const known = error === "discount_open" ? openOrder.safeParse(values).data : undefined;
  return known ? { open: known } : {};
}

function isGood({ expired, value_percentage: percent }: DiscountCode): boolean {
  return !expired && percent > 0 && percent < 100;
}
