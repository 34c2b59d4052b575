import { dayIn } from "../../domain/locale/day.ts";
import { formatDay, SITE_TIME_ZONE } from "../../domain/locale/format.ts";
import { type Context, localeOf } from "../context.server.ts";

/** The last day of what was decided: it ends with that day where the site is, so every page and mail names the same. */
export function lastDay(until: string, context: Context): string {
  return formatDay(dayIn(SITE_TIME_ZONE, until), localeOf(context));
}
