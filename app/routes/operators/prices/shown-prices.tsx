import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { methodNames } from "./method-names.ts";
import type { ShownPricesView } from "./price-view.ts";

/**
 * What members see: what each bundle costs, a message with it, and which one says that it is the best value (beside its name: a fourth column
 * fits no phone); the VAT in the prices, and how they can be paid. What they do not see of that is said as well.
 */
export function ShownPrices({ bundles, vat, methods, missing, unknown }: ShownPricesView) {
  const { t } = useTranslation(["credits", "operators", "pricing"]);
  return (
    <>
      <Table
        head={[t("pricing:bundle"), t("pricing:price"), t("pricing:message")]}
        rows={bundles.map(({ credits, price, perMessage, best }) => [
          [t("credits:amount", { count: credits }), best && t("credits:best_value")].filter(Boolean).join(": "),
          price,
          perMessage,
        ])}
      />
      <p>{vat > 0 ? t("pricing:vat", { vat }) : t("pricing:vat_none")}</p>
      {methods.length > 0 && <p>{t("operators:prices.paid_by", { methods: methodNames(methods, t) })}</p>}
      {unknown && <p>{t(`operators:prices.unknown_${unknown}`)}</p>}
      {missing.length > 0 && <p>{t("operators:prices.missing", { methods: methodNames(missing, t) })}</p>}
      {methods.length === 0 && <Banner tone="warning">{t("operators:prices.unpayable")}</Banner>}
    </>
  );
}
