import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import type { MonthView } from "./month-view.server.ts";

/** The address of a month (`YYYY-MM`), or of what comes before `before` in it. */
export function monthHref(month: string, before?: number): string {
  return `/transactions?month=${month}${before === undefined ? "" : `&before=${before}`}#movements`;
}

/** The ways to other months; none where there is only one. */
export function MonthLinks({ month, months, later, earlier }: MonthView) {
  const { t } = useTranslation("credits");
  if (months.length === 0) return null;
  const linkTo = (to: { month: string; name: string }) => <AppLink href={monthHref(to.month)}>{to.name}</AppLink>;
  return (
    <Pagination
      label={t("movements.months")}
      previous={later && linkTo(later)}
      next={earlier && linkTo(earlier)}
      pages={months.map((to) => ({ link: linkTo(to), current: to.month === month }))}
    />
  );
}
