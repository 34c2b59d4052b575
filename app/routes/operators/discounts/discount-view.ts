import type { OperatorDiscount } from "../../../contract/operators/money/operator-discounts.ts";
import { dayIn } from "../../../domain/locale/day.ts";
import { formatCountry, formatDay, formatMoney, SITE_TIME_ZONE } from "../../../domain/locale/format.ts";

/** A code as the staff's pages show it. Its days are the site's. */
export function discountView(discount: OperatorDiscount, locale: string) {
  const { code, value_percentage: percent, uses, status, expired, expires, country, user_id } = discount;
  const { currency, minimum_order_value: minimum, max_uses: most, validity, made_at } = discount;
  const dayOf = (instant: string) => formatDay(dayIn(SITE_TIME_ZONE, instant), locale);
  return {
    code,
    percent,
    uses,
    most: most ?? undefined,
    state: status === "stopped" ? ("stopped" as const) : expired ? ("expired" as const) : ("active" as const),
    until: expires ? dayOf(expires) : undefined,
    made: dayOf(made_at),
    country: country ? formatCountry(country, locale) : undefined,
    member: user_id ?? undefined,
    currency: currency ?? undefined,
    minimum: minimum && currency ? formatMoney({ amount: minimum, currency }, locale) : undefined,
    methods: discount.paymentmethods ?? [],
    validity: validity === "unlimited" ? ("unlimited" as const) : ("once_per_user" as const),
  };
}

export type DiscountView = ReturnType<typeof discountView>;
