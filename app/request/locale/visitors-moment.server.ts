import { formatMoment, zoneWords } from "../../domain/locale/format.ts";
import { zoneOf } from "../../domain/locale/time-zone.ts";
import { type Context, localeOf, visitorOf } from "../context.server.ts";

/** Day and time for who is signed out: where they seem to be, and the zone in words, since they may be elsewhere. */
export function visitorsMoment(instant: string, context: Context): string {
  const [locale, zone] = [localeOf(context), zoneOf(visitorOf(context).country)];
  return `${formatMoment(instant, locale, zone)} (${zoneWords(instant, locale, zone)})`;
}
