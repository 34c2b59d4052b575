import { towns, type Position } from "./regions.ts";
import { positionIn, spotAt } from "./spot.ts";

let spots: ReadonlyMap<string, number> | undefined;

interface Town {
  country: string;
  region: string;
  city: string;
}

/** Where a town of ours lies, rounded to five kilometres; nothing for a town that we do not know. */
export function roundedPosition(town: Town): Position | undefined {
  const spot = spotOfTown(town);
  return spot === undefined ? undefined : positionIn(spot);
}

/** The square in which a town of ours lies. */
export function spotOfTown(town: Town): number | undefined {
  spots ??= new Map(towns().map((known) => [nameOf(known), spotAt(known.position)]));
  return spots.get(nameOf(town));
}

function nameOf({ country, region, city }: Town): string {
  return JSON.stringify([country, region, city]);
}

/** Degrees of longitude become shorter towards the poles. */
export function rounded(position: Position): Position {
  return positionIn(spotAt(position));
}
