import { useMatches } from "react-router";
import type { Totals } from "../contract/conversations.ts";

/**
 * The totals of this page as the server counted them: those of the innermost route that brings some. A page that changes
 * them while it is made (opening a chat reads it) knows better than the layout, whose call ran beside it.
 */
export function usePageTotals(): Totals | undefined {
  const found = useMatches().findLast(({ loaderData }) => totalsIn(loaderData));
  return found && totalsIn(found.loaderData);
}

function totalsIn(data: unknown): Totals | undefined {
  const holds = typeof data === "object" && data !== null && "totals" in data;
  return holds ? ((data.totals as Totals | null) ?? undefined) : undefined;
}
