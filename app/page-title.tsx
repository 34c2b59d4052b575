import { useMatches } from "react-router";
import { attentionTotal, titleWithCount } from "./domain/attention.ts";
import { useShownTotals } from "./live/shown-totals.ts";
import type { PageHandle } from "./request/page-handle.ts";
import type { Translate } from "./request/texts.server.ts";
import { useTranslation } from "./request/use-translation.ts";

/** The last route's title, the site's name, and before them how much waits (spec §2). */
export function PageTitle() {
  const { t } = useTranslation();
  const matches = useMatches();
  const site = dataWith<{ name: string }>(matches, "name")?.name ?? "Periwinkle";
  const totals = useShownTotals();
  const titled = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const title = (titled?.handle as PageHandle | undefined)?.title;
  const own =
    typeof title === "function"
      ? title(titled?.loaderData as never, t as unknown as Translate)
      : title && t(title as never);
  const whole = own ? `${own} · ${site}` : site;
  return <title>{titleWithCount(whole, totals ? attentionTotal(totals) : 0)}</title>;
}

/** The data of the route that has such a field; routes without data have none. */
function dataWith<Data>(matches: ReturnType<typeof useMatches>, field: string): Data | undefined {
  const found = matches.find(({ loaderData }) => typeof loaderData === "object" && loaderData && field in loaderData);
  return found?.loaderData as Data | undefined;
}
