import { useMatches } from "react-router";
import { badgeCount, titleWithCount } from "../domain/notifications/badge-count.ts";
import { usePageTotals } from "../live/page-totals.ts";
import type { PageHandle } from "../request/pages/page-handle.ts";
import type { Translate } from "../request/locale/texts.server.ts";
import { useTranslation } from "../request/locale/use-translation.ts";

/** The document's title: `own`, the site's name, and before them how much waits (spec §2). React puts it into the head. */
export function PageTitle({ own }: { own?: string }) {
  const site = dataWith<{ name: string }>(useMatches(), "name")?.name ?? "Periwinkle";
  const totals = usePageTotals();
  const whole = own ? `${own} · ${site}` : site;
  return <title>{titleWithCount(whole, totals ? badgeCount(totals) : 0)}</title>;
}

/** The title that the last of the page's routes with one gives it. An error page has its own instead. */
export function RouteTitle() {
  const { t } = useTranslation();
  const titled = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const title = (titled?.handle as PageHandle | undefined)?.title;
  if (typeof title !== "function") return <PageTitle own={title && t(title as never)} />;
  return <PageTitle own={title(titled?.loaderData as never, t as unknown as Translate)} />;
}

/** The data of the route that has such a field; routes without data have none. */
function dataWith<Data>(matches: ReturnType<typeof useMatches>, field: string): Data | undefined {
  const found = matches.find(({ loaderData }) => typeof loaderData === "object" && loaderData && field in loaderData);
  return found?.loaderData as Data | undefined;
}
