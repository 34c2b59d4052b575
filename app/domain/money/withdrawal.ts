import { DAY_MS, dayIn, endOfDay, utcDay } from "../locale/day.ts";

/** The law's least (Directive 2011/83/EU, article 9). */
const LEAST_DAYS = 14;

/** Within so many days of a purchase it can be withdrawn from: the setting, never less than the law says. */
export function withdrawalDays(refund_days: number): number {
  return Math.max(LEAST_DAYS, refund_days);
}

/**
 * Until when (ms since 1970) a purchase can be withdrawn from: to the end of the last day where the member lives. Days are those of the
 * calendar there, so a day of 25 hours is one day too.
 */
export function withdrawalEnd({ at, days, zone }: { at: number; days: number; zone: string }): number {
  return endOfDay(zone, utcDay(Date.parse(`${dayIn(zone, at)}T00:00:00Z`) + days * DAY_MS)) + 999;
}

/** The last day (`YYYY-MM-DD`) to pay back what was withdrawn from on this one (Directive 2011/83/EU, article 13). */
export function refundDue(day: string): string {
  return utcDay(Date.parse(`${day}T00:00:00Z`) + 14 * DAY_MS);
}
