import { useContext } from "react";
import { UNSAFE_DataRouterDataContext as RouterDataContext, useMatches } from "react-router";
import { badgeCount, titleWithCount } from "./domain/notifications/badge-count.ts";
import { usePageTotals } from "./live/page-totals.ts";
import type { PageHandle } from "./request/pages/page-handle.ts";
import type { Translate } from "./request/locale/texts.server.ts";
import { useTranslation } from "./request/locale/use-translation.ts";
import { errorTitle } from "./page-parts/layout/error-page.tsx";

/** What the page says it is, the site's name, and before them how much waits (spec §2). */
export function PageTitle() {
  const site = dataWith<{ name: string }>(useMatches(), "name")?.name ?? "Periwinkle";
  const totals = usePageTotals();
  const own = useOwnTitle();
  const whole = own ? `${own} · ${site}` : site;
  return <title>{titleWithCount(whole, totals ? badgeCount(totals) : 0)}</title>;
}

/** That of the error shown instead of the page, or of the last route that has one. */
function useOwnTitle(): string | undefined {
  const { t } = useTranslation();
  const { t: errorText } = useTranslation(["errors", "problems"]);
  const titled = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const [error] = Object.values(useContext(RouterDataContext)?.errors ?? {});
  if (error !== undefined) return errorTitle(error, errorText);
  const title = (titled?.handle as PageHandle | undefined)?.title;
  if (typeof title === "function") return title(titled?.loaderData as never, t as unknown as Translate);
  return title && t(title as never);
}

/** The data of the route that has such a field; routes without data have none. */
function dataWith<Data>(matches: ReturnType<typeof useMatches>, field: string): Data | undefined {
  const found = matches.find(({ loaderData }) => typeof loaderData === "object" && loaderData && field in loaderData);
  return found?.loaderData as Data | undefined;
}
