import type { Money } from "../../contract/scalars.ts";
import { dateLocale } from "./date-locale.ts";
import { DAY_MS } from "./day.ts";

// `locale` is the language of the page, as i18next or `localeOf` names it.

/** `€ 12,50`. The amount is in minor units, of which each currency has its own number. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  // Divided in the text, as a decimal: no amount ever becomes a binary fraction.
  return moneyFormat(locale, currency).format(`${amount}E-${minorDigits(currency)}` as `${number}`);
}

/** How many minor units make one of a currency: 100 cents are a euro. */
export function minorUnits(currency: string): number {
  return 10 ** minorDigits(currency);
}

/** How many decimals a currency has (ISO 4217): 2 for EUR, none for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return moneyFormat("en", currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Many of a currency, in words: `euros`. */
export function formatCurrency(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" });
  return format.formatToParts(100).find(({ type }) => type === "currency")?.value ?? currency;
}

const moneyFormat = keeping(
  (locale, currency: string) => new Intl.NumberFormat(locale, { style: "currency", currency }),
);
const countryNames = keeping((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }));

/** A country's name in the reader's language; the code itself when nobody knows it. */
export function formatCountry(code: string, locale: string): string {
  return countryName(locale, code);
}

const countryName = keeping((locale, code: string) => {
  try {
    return countryNames(locale).of(code) ?? code;
  } catch {
    // A PHP API may send what is no code at all.
    return code;
  }
});

/** `5 March 1958`. The day is `YYYY-MM-DD`; the zone, the reader's, says how English writes it. */
export function formatDay(day: string, locale: string, zone: string = SITE_TIME_ZONE): string {
  const format = new Intl.DateTimeFormat(dateLocale(locale, zone), { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** `November 2026`. The month is `YYYY-MM`. */
export function formatMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Day and time in full: `5 March 2026 at 14:05`. */
export function formatMoment(instant: string, locale: string, timeZone: string = SITE_TIME_ZONE): string {
  const style = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat(dateLocale(locale, timeZone), style).format(new Date(instant));
}

/** The time alone: `14:05`. */
export function formatTime(instant: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLocale(locale, timeZone), { timeStyle: "short", timeZone }).format(
    new Date(instant),
  );
}

/** Whose time it is: `Central European Time`. The same in summer and winter. */
export function zoneWords(instant: string, locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const STEPS = [
  ["year", 365 * DAY_MS],
  ["month", 30 * DAY_MS],
  ["week", 7 * DAY_MS],
  ["day", DAY_MS],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago, in words: `now`, `2 hours ago`, `yesterday`. Both in one clock's time; what is to come is now. */
export function formatAgo(instant: string, locale: string, now: number): string {
  const age = Math.max(0, now - Date.parse(instant));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, ms]) => age >= ms) ?? ["second", Infinity];
  // `-0` would be "0 seconds ago" in some languages.
  return format.format(length === Infinity ? 0 : -Math.floor(age / length), unit);
}

/** How long, in words, as exactly as a reader needs it: `12 minutes`, `3.5 hours`, `4 days`. */
export function formatDuration(seconds: number, locale: string): string {
  const hours = seconds / 3600;
  if (hours < 1) return unitFormat(locale, "minute").format(Math.ceil(seconds / 60));
  return hours < 48 ? unitFormat(locale, "hour").format(hours) : unitFormat(locale, "day").format(hours / 24);
}

const unitFormat = keeping(
  (locale, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }),
);

/** The sites' members live in or near it (spec §9, countries); the server does not know a visitor's own. */
export const SITE_TIME_ZONE = "Europe/Amsterdam";

/** To make an Intl object costs hundreds of times its use: one a language, and of what else it is made for, is kept. */
function keeping<Made, More extends string[]>(make: (locale: string, ...more: More) => Made) {
  const kept = new Map<string, Made>();
  return (locale: string, ...more: More): Made => {
    const key = [locale, ...more].join(" ");
    const made = kept.get(key) ?? make(locale, ...more);
    if (kept.size < MAX_KEPT) kept.set(key, made);
    return made;
  };
}

/** A currency may be whatever an API says, so their number is ours. */
const MAX_KEPT = 1_000;
