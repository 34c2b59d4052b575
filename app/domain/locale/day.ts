export const DAY_MS = 86_400_000;

/** The day that was asked for last: each card of a page asks what today is. */
let last = { day: Number.NaN, text: "" };

/** The day of a time (ms since 1970) in UTC, `YYYY-MM-DD`. */
export function utcDay(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY_MS);
  if (day !== last.day) last = { day, text: new Date(milliseconds).toISOString().slice(0, 10) };
  return last.text;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant (ISO 8601, or ms since 1970) in a time zone (IANA), `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: string | number): string {
  // A formatter costs more than a thousand uses of it.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(instant));
}

/** The last second of a calendar day (`YYYY-MM-DD`) in a time zone (IANA), in ms since 1970, also where clocks change that night. */
export function endOfDay(timeZone: string, day: string): number {
  const hour = 3_600_000;
  const next = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  // Nowhere does a day end further from where it ends in UTC.
  let [within, beyond] = [next - 15 * hour, next + 13 * hour];
  while (beyond - within > 1000) {
    const middle = within + Math.floor((beyond - within) / 2000) * 1000;
    if (dayIn(timeZone, middle) > day) beyond = middle;
    else within = middle;
  }
  return within;
}

/** When a calendar day (`YYYY-MM-DD`) begins in a time zone (IANA), in ms since 1970. */
export function startOfDay(timeZone: string, day: string): number {
  return endOfDay(timeZone, utcDay(Date.parse(`${day}T00:00:00Z`) - DAY_MS)) + 1000;
}
