import type { Position } from "./regions.ts";

export const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** Between two places that are near each other: on a flat map. East and west of 180° are beside each other. */
export function kmBetween(one: Position, other: Position): number {
  const east = Math.abs(one.longitude - other.longitude);
  const x = Math.min(east, 360 - east) * Math.cos(((one.latitude + other.latitude) / 2) * RADIANS);
  return Math.hypot(x, one.latitude - other.latitude) * KM_PER_DEGREE;
}
