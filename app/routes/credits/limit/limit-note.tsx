import { useTranslation } from "../../../request/locale/use-translation.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import type { LimitView } from "./limit-view.server.ts";

/** What stands before an order: unfinished ones, and what is left of the member's own limit. `beyond`: this order goes beyond it. */
export function LimitNote({ view: { own, open }, beyond = false }: { view: LimitView; beyond?: boolean }) {
  const { t } = useTranslation("credits");
  const change = (
    <a href="/spending-limit" className={linkTarget}>
      {t("limit.see")}
    </a>
  );
  return (
    <>
      {open && (
        <p>
          {t("unfinished", { count: open.orders, amount: open.amount })}{" "}
          <a href="/transactions" className={linkTarget}>
            {t("unfinished_see")}
          </a>
        </p>
      )}
      {own && beyond && (
        <Banner tone="warning" title={t("limit.beyond")}>
          <p>{t("limit.left_of", own)}</p>
          <p>{change}</p>
        </Banner>
      )}
      {own && !beyond && (
        <p>
          {t("limit.left_of", own)} {change}
        </p>
      )}
    </>
  );
}
