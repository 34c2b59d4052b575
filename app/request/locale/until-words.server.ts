import type { User } from "../../contract/people/profile.ts";
import { dayIn, DAY_MS } from "../../domain/locale/day.ts";
import { formatMoment, formatTime } from "../../domain/locale/format.ts";
import { readersZone } from "../../domain/locale/time-zone.ts";
import { type Context, localeOf, nowOf, textsOf, visitorOf } from "../context.server.ts";

/** "until 18:20 today", in the member's time zone; the day in full from the day after tomorrow on. `end`: ms since 1970. */
export function untilWords(end: number, user: User, context: Context): string {
  const [t, locale, now] = [textsOf(context), localeOf(context), Date.parse(nowOf(context))];
  const zone = readersZone(user, visitorOf(context).country);
  const instant = new Date(end).toISOString();
  const day = dayIn(zone, end);
  const time = formatTime(instant, locale, zone);
  if (day === dayIn(zone, now)) return t("credits:discount.today", { time });
  if (day === dayIn(zone, now + DAY_MS)) return t("credits:discount.tomorrow", { time });
  return t("credits:discount.day", { moment: formatMoment(instant, locale, zone) });
}
