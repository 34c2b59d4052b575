import { dateLocale } from "../../../domain/locale/date-locale.ts";
import { dayIn } from "../../../domain/locale/day.ts";

/** How times are written on a page: its language, and the reader's zone (IANA). */
export interface TimeLocale {
  locale: string;
  zone: string;
}

/** `10:42`, the same in every language: no reader has to think of a.m. and p.m. */
export function clockTime(at: string, { locale, zone }: TimeLocale): string {
  return format(at, locale, { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** "Today", "Yesterday", "Sunday 3 May", and with the year when it is not this one. `now` is an instant too. */
export function dayLabel(at: string, now: string, timeLocale: TimeLocale): string {
  return capital(dayName(at, now, timeLocale), timeLocale.locale);
}

/** As `dayLabel`, in the middle of a sentence: Dutch days have no capital there. */
export function dayName(at: string, now: string, { locale, zone }: TimeLocale): string {
  const year = sameYear(at, now, zone) ? undefined : "numeric";
  return (
    nearDay(at, now, { locale, zone }) ??
    format(at, dateLocale(locale, zone), { timeZone: zone, weekday: "long", day: "numeric", month: "long", year })
  );
}

/** For a list: today the time, else "Yesterday", "3 May" or "3 May 2024". */
export function shortTime(at: string, now: string, { locale, zone }: TimeLocale): string {
  if (dayIn(zone, at) === dayIn(zone, now)) return clockTime(at, { locale, zone });
  const year = sameYear(at, now, zone) ? undefined : "numeric";
  const near = nearDay(at, now, { locale, zone });
  return near
    ? capital(near, locale)
    : format(at, dateLocale(locale, zone), { timeZone: zone, day: "numeric", month: "short", year });
}

function nearDay(at: string, now: string, { locale, zone }: TimeLocale): string | undefined {
  const days = (Date.parse(dayIn(zone, at)) - Date.parse(dayIn(zone, now))) / 86_400_000;
  if (days > 0 || days < -1) return undefined;
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
}

function sameYear(at: string, now: string, zone: string): boolean {
  return dayIn(zone, at).slice(0, 4) === dayIn(zone, now).slice(0, 4);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs more than a thousand uses of it. */
function format(at: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made.format(new Date(at));
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
