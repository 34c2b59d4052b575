const formats = new Map<string, Intl.DateTimeFormat>();

/** Morning until noon, evening from six o'clock on and at night, in a time zone (IANA). `instant`: ISO 8601. */
export function partOfDay(instant: string, timeZone: string): "morning" | "afternoon" | "evening" {
  // A formatter costs more than a thousand uses of it.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  formats.set(timeZone, format);
  const hour = Number(format.format(new Date(instant)));
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
