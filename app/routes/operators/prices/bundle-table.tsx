import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Table } from "../../../ui/table/table.tsx";
import type { BundleView } from "./price-view.ts";

/** Bundles as members see them: what each costs, a message with it, and which one says that it is the best value; VAT is in the price. */
export function BundleTable({ bundles, vat }: { bundles: BundleView[]; vat: number }) {
  const { t } = useTranslation(["operators", "credits", "pricing"]);
  return (
    <>
      <Table
        head={[t("pricing:bundle"), t("pricing:price"), t("pricing:message"), t("operators:prices.note")]}
        rows={bundles.map(({ credits, price, perMessage, best }) => [
          t("credits:amount", { count: credits }),
          price,
          perMessage,
          best ? t("credits:best_value") : "",
        ])}
      />
      <p>{t("pricing:vat", { vat })}</p>
    </>
  );
}
