import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Table } from "../../../ui/table/table.tsx";
import type { BundleView } from "./price-view.ts";

/** Bundles as members see them: what each costs, a message with it, and which one says that it is the best value (beside its name: a fourth column fits no phone); VAT is in the price. */
export function BundleTable({ bundles, vat }: { bundles: BundleView[]; vat: number }) {
  const { t } = useTranslation(["credits", "pricing"]);
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
      <p>{t("pricing:vat", { vat })}</p>
    </>
  );
}
