import type { DiscountCode } from "../../../contract/money/discounts.ts";
import { paymentMethod } from "../../../contract/money/payments.ts";
import { discountProblems } from "../../../contract/money/credits-problems.ts";
import type { Problem } from "../../../contract/problems.ts";
import { money } from "../../../contract/scalars.ts";
import type { User } from "../../../contract/people/profile.ts";
import { TIME_BONUS } from "../../../domain/discount.ts";
import { isTransfer } from "../../../domain/money/transfer.ts";
import { formatMoney } from "../../../domain/locale/format.ts";
import { type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import { untilWords } from "../../../request/locale/until-words.server.ts";
import { problemText } from "../../../request/locale/problem-text.ts";
import type { FoundDiscount } from "./find-discount.server.ts";

/** Why a code is of no use, in words. */
export function discountProblemText({ error, ...values }: Problem, context: Context): string {
  const t = textsOf(context);
  const known = discountProblems.find((one) => one === error);
  if (!known) return problemText({ error, ...values }, t);
  const least = money.safeParse(values["minimum"]);
  const minimum = least.success ? formatMoney(least.data, localeOf(context)) : "";
  return t(`credits:discount.problems.${known}`, { minimum });
}

/** The order that has the welcome discount, as its notice names it. */
export function openOrderView({ open }: FoundDiscount, context: Context) {
  if (!open) return undefined;
  const { payment_id: id, payment_method: method, credits, amount } = open;
  // Ordered, and paid days later: there is nothing to go on with.
  const waits = method === "sdd" || isTransfer(method);
  return { id, credits, price: formatMoney(amount, localeOf(context)), waits };
}

/** What the pages say of the discount that the member gets. */
export function discountWords({ best, less }: FoundDiscount, user: User, context: Context): string[] {
  if (!best) return [];
  const t = textsOf(context);
  const percent = best.value_percentage;
  return [
    takenOff(best, user, context),
    ...conditions(best, context),
    ...(less ? [t("credits:discount.less", { percent })] : []),
  ];
}

function takenOff({ code, value_percentage: percent, expires }: DiscountCode, user: User, context: Context): string {
  const t = textsOf(context);
  const end = expires ? untilWords(Date.parse(expires), user, context) : "";
  if (code === TIME_BONUS.code) return t("credits:discount.welcome", { percent, end });
  return end
    ? t("credits:discount.applied_until", { code, percent, end })
    : t("credits:discount.applied", { code, percent });
}

function conditions(
  { minimum_order_value: minimum, currency, paymentmethods }: DiscountCode,
  context: Context,
): string[] {
  const [t, locale] = [textsOf(context), localeOf(context)];
  const known = (paymentmethods ?? []).flatMap((method) => paymentMethod.safeParse(method).data ?? []);
  const methods = new Intl.ListFormat(locale, { type: "disjunction" }).format(
    known.map((method) => t(`credits:methods.${method}`)),
  );
  return [
    ...(minimum && currency
      ? [t("credits:discount.minimum", { price: formatMoney({ amount: minimum, currency }, locale) })]
      : []),
    ...(methods ? [t("credits:discount.methods", { methods })] : []),
  ];
}
