import { DAY_MS } from "../../../../../app/domain/locale/day.ts";
import { createHash } from "node:crypto";
import type { Person } from "../../member/people/person.ts";

/** Fictional profiles are never active: they are spread over so many days. */
const SPREAD = 14;
/** After these, days count as their week, and weeks as their quarter: a country of any age has few days to walk. */
const WEEKS_AFTER = 28;
const QUARTERS_AFTER = 371;

/** The day since 1970 that it is. */
export function today(now: number): number {
  return Math.floor(now / DAY_MS);
}

/**
 * The day by which somebody stands in a search. A fictional profile (`last_active` 0) gets one by its id, so that it says nothing
 * about activity. Decision 0019.
 */
export function dayOf({ id, last_active }: Pick<Person, "id" | "last_active">, now: number): number {
  const latest = today(now);
  if (last_active > 0) return settled(Math.min(latest, today(last_active)), latest);
  return latest - (createHash("sha256").update(id).digest().readUInt8(5) % SPREAD);
}

/** The last day of the week or the quarter that a day counts as by now. */
export function settled(day: number, latest: number): number {
  if (latest - day < WEEKS_AFTER) return day;
  const length = latest - day < QUARTERS_AFTER ? 7 : 91;
  return day + (length - 1 - (day % length));
}

/** The bitmap of those who stand on this day. */
export function dayName(day: number): string {
  return `day:${day}`;
}
