import type { Region } from "../../contract/site.ts";

const MOST = 120;

/**
 * Towns to suggest: those of the chosen region, else the larger ones of every region in turn. Few enough that the page
 * fits the first window of a slow network (measures P3).
 */
export function suggestedTowns(regions: readonly Region[], chosen: string | undefined): string[] {
  const region = regions.find(({ name }) => name === chosen);
  if (region) return region.cities.slice(0, MOST);
  const rounds = Math.max(0, ...regions.map(({ cities }) => cities.length));
  const inTurn = Array.from({ length: rounds }, (_, round) => regions.flatMap(({ cities }) => cities[round] ?? []));
  return [...new Set(inTurn.flat())].slice(0, MOST).sort((a, b) => a.localeCompare(b));
}
