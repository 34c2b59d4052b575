import { kmBetween } from "./distance.ts";
import { towns, type KnownTown } from "./regions.ts";

/** Kilometres between the nearest towns of two regions that one calls neighbours. */
const NEAR = 40;

const known = new Map<string, readonly string[]>();

/** The names of the regions beside one, the nearest first; the nearest one where none is near. None for a region that we do not know. */
export function neighbouringRegions({ country, region }: { country: string; region: string }): readonly string[] {
  const key = JSON.stringify([country, region]);
  const kept = known.get(key);
  if (kept) return kept;
  const all = towns().filter((town) => town.country === country);
  const own = all.filter((town) => town.region === region);
  if (own.length === 0) return [];
  const nearest = byDistance(
    own,
    Map.groupBy(all, (town) => town.region),
  ).filter(({ name }) => name !== region);
  const near = nearest.filter(({ km }, place) => place === 0 || km <= NEAR).map(({ name }) => name);
  known.set(key, near);
  return near;
}

function byDistance(own: KnownTown[], regions: Map<string, KnownTown[]>): { name: string; km: number }[] {
  return [...regions]
    .map(([name, others]) => ({ name, km: kmOf(own, others) }))
    .toSorted((one, other) => one.km - other.km);
}

/** Between the nearest two of their towns. */
function kmOf(own: KnownTown[], others: KnownTown[]): number {
  let least = Infinity;
  for (const { position } of own)
    for (const other of others) least = Math.min(least, kmBetween(position, other.position));
  return least;
}
