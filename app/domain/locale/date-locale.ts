/**
 * The locale that dates are written in, for a page's language and the reader's zone (IANA). English writes the day before the
 * month, `5 March`, but in North America.
 */
export function dateLocale(locale: string, zone: string): string {
  if (locale !== "en") return locale;
  return /^America|Honolulu$/.test(zone) ? "en-US" : "en-GB";
}
