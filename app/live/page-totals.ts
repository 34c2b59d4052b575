import { useMatches } from "react-router";
import type { Totals } from "../contract/conversations/conversations.ts";

/**
 * The totals of this page as the server counted them: those of the innermost route that has some. Opening a chat changes
 * the totals, and the layout, which asks at the same time, may have the old ones (decision 0050).
 */
export function usePageTotals(): Totals | undefined {
  const found = useMatches().findLast(({ loaderData }) => totalsIn(loaderData));
  return found && totalsIn(found.loaderData);
}

function totalsIn(data: unknown): Totals | undefined {
  const holds = typeof data === "object" && data !== null && "totals" in data;
  return holds ? ((data.totals as Totals | null) ?? undefined) : undefined;
}
