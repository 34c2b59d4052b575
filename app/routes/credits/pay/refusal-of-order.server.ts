import { discountProblems } from "../../../contract/money/credits-problems.ts";
import type { Problem } from "../../../contract/problems.ts";
import { money } from "../../../contract/scalars.ts";
import { formatMoney } from "../../../domain/locale/format.ts";
import { type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import type { Refusal } from "../../../request/forms/form-error.server.ts";
import { refusalOfDebit } from "../direct-debit/refusal.server.ts";
import { momentOf } from "../moment-of.server.ts";
import { discountProblemText } from "../discount/discount-words.server.ts";

/** What ends by itself while somebody looks at the page. */
const ended = ["discount_expired", "discount_used", "discount_first_purchase"];

/** Where an order's refusal stands, and its words. The page comes back with the price of now, so the code that was sent does not. */
export async function refusalOfOrder(problem: Problem, context: Context): Promise<Refusal> {
  if (problem.error.startsWith("direct_debit_")) return refusalOfDebit(problem, context);
  const fields = { payment_method_unavailable: "payment_method", discount_method: "payment_method" };
  if (problem.error === "price_changed") return { texts: { price_changed: changedText(problem, context) } };
  if (problem.error === "spending_limit")
    return { fields, texts: { spending_limit: await limitText(problem, context) } };
  if (!discountProblems.some((one) => one === problem.error)) return { fields };
  const why = discountProblemText(problem, context);
  const text = ended.includes(problem.error) ? `${why} ${textsOf(context)("credits:discount.ended")}` : why;
  return { fields, texts: { [problem.error]: text }, renewed: { [problem.error]: "discount_code" } };
}

function changedText({ price }: Problem, context: Context): string {
  return textsOf(context)("credits:pay.price_changed", { price: sumText(price, context) });
}

/** Which limit, what is left of it, and when it begins anew, where the member reads. */
async function limitText({ limit, left, until }: Problem, context: Context): Promise<string> {
  const sums = { limit: sumText(limit, context), left: sumText(left, context) };
  return textsOf(context)("credits:limit.refused", { ...sums, until: await momentOf(until, context) });
}

function sumText(value: unknown, context: Context): string {
  const known = money.safeParse(value);
  return known.success ? formatMoney(known.data, localeOf(context)) : "";
}
