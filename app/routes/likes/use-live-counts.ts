import { useState } from "react";
import { useRevalidator } from "react-router";
import { useLive } from "../../live/live-provider.tsx";
import type { Tab } from "./lists.ts";

/**
 * How many each tab has, and the likes that have arrived since: their cards come with the next page, so that nothing moves; at once
 * where the list `isEmpty`.
 */
export function useLiveCounts(counts: Record<Tab, number>, isEmpty: boolean): Record<Tab, number> {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState({ of: counts, counts });
  // Another page of the list, or the same one asked for again, has counted them.
  if (shown.of !== counts) setShown({ of: counts, counts });
  useLive("like", ({ match, answered }) => {
    if (isEmpty) void revalidate();
    setShown(({ of, counts: { received, given, matches } }) => ({
      of,
      counts: { received: received + 1, given: given + (answered ? 1 : 0), matches: matches + (match ? 1 : 0) },
    }));
  });
  return shown.counts;
}
