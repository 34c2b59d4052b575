import type { DiscountCode } from "../../../contract/money/discounts.ts";
import type { Locale, Money } from "../../../contract/scalars.ts";
import { formatMoney } from "../../../domain/locale/format.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import type { Offer } from "../offer.ts";

/** What goes off the price of an order. */
interface Reduction {
  code: string;
  percent: number;
  /** Formatted, below zero. */
  saved: string;
}

interface Reduced {
  discount: DiscountCode;
  full: Money;
  /** What is left to pay, in minor units. */
  amount: number;
}

export function reductionOf({ discount, full, amount }: Reduced, locale: Locale): Reduction {
  const { code, value_percentage: percent } = discount;
  return { code, percent, saved: formatMoney({ ...full, amount: amount - full.amount }, locale) };
}

interface OrderProps {
  offer: Offer;
  discount: Reduction | undefined;
  /** Of what is paid: without VAT, and the VAT in it. */
  net: string;
  tax: string;
  vat: number;
}

/** What is bought and what it costs: the old price and what goes off it, where there is a discount, then VAT, where there is any, and the total. */
export function Order({ offer, discount, net, tax, vat }: OrderProps) {
  const { t } = useTranslation("credits");
  const { percent = 0, saved } = discount ?? {};
  return (
    <Card as="section">
      <h2>{t("pay.order")}</h2>
      <Facts
        items={[
          { term: t("pay.bundle"), detail: t("amount", { count: offer.credits }) },
          ...(discount
            ? [
                { term: t("discount.before"), detail: <s>{offer.was}</s> },
                { term: t("discount.taken", { percent }), detail: saved },
              ]
            : []),
          ...(vat > 0
            ? [
                { term: t("pay.price"), detail: net },
                { term: t("pay.vat", { vat }), detail: tax },
              ]
            : []),
          { term: t(vat > 0 ? "pay.total" : "pay.total_none"), detail: <strong>{offer.price}</strong> },
        ]}
      />
      <p>{t("pay.once")}</p>
    </Card>
  );
}
