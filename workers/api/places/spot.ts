import { kmBetween } from "./distance.ts";
import type { Position } from "./regions.ts";

/** Degrees of latitude: about five kilometres. */
const STEP = 0.045;
/** More than the rows and the columns there are on either side of 0. */
const [ROWS, COLUMNS] = [2_048, 4_096];

/** The square of about five kilometres around a position, as one number above 0: all that is known of where somebody lives. */
export function spotAt({ latitude, longitude }: Position): number {
  const row = Math.round(latitude / STEP);
  return (row + ROWS) * 2 * COLUMNS + Math.round(longitude / stepIn(row)) + COLUMNS;
}

/** The middle of a square, in thousandths of a degree. */
export function positionIn(spot: number): Position {
  const [row, column] = [Math.floor(spot / (2 * COLUMNS)) - ROWS, (spot % (2 * COLUMNS)) - COLUMNS];
  return { latitude: inThousandths(row * STEP), longitude: inThousandths(column * stepIn(row)) };
}

/** Whole kilometres between the middles of two squares. */
export function kmBetweenSpots(one: number, other: number): number {
  return Math.round(kmBetween(positionIn(one), positionIn(other)));
}

/** Eight rows by eight columns of squares: about 36 kilometres. */
export function cellOf(spot: number): number {
  return Math.floor(spot / (2 * COLUMNS * CELL)) * 2 * COLUMNS + Math.floor((spot % (2 * COLUMNS)) / CELL);
}

const CELL = 8;

function stepIn(row: number): number {
  return STEP / Math.max(0.05, Math.cos((row * STEP * Math.PI) / 180));
}

function inThousandths(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
