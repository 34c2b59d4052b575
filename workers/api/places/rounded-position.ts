import { towns, type Position } from "./regions.ts";

/** About five kilometres. */
const STEP = 0.045;

/** Where a town of ours lies, rounded to five kilometres; nothing for a town that we do not know. */
export function roundedPosition(place: { country: string; region: string; city: string }): Position | undefined {
  const town = towns().find(
    ({ country, region, city }) => city === place.city && region === place.region && country === place.country,
  );
  return town && rounded(town.position);
}

/** Degrees of longitude become shorter towards the poles. */
export function rounded({ latitude, longitude }: Position): Position {
  const row = Math.round(latitude / STEP) * STEP;
  const step = STEP / Math.max(0.05, Math.cos((row * Math.PI) / 180));
  return { latitude: inThousandths(row), longitude: inThousandths(Math.round(longitude / step) * step) };
}

function inThousandths(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
