/** The zones of each country of spec §9, the one most people live in first. */
const zones: Record<string, readonly string[]> = {
  US: [
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Phoenix",
    "America/Los_Angeles",
    "America/Anchorage",
    "Pacific/Honolulu",
  ],
  CA: [
    "America/Toronto",
    "America/Winnipeg",
    "America/Regina",
    "America/Edmonton",
    "America/Vancouver",
    "America/Halifax",
    "America/St_Johns",
  ],
  NL: ["Europe/Amsterdam"],
  BE: ["Europe/Brussels"],
  FR: ["Europe/Paris"],
  IT: ["Europe/Rome"],
  ES: ["Europe/Madrid", "Atlantic/Canary"],
  DE: ["Europe/Berlin"],
  AT: ["Europe/Vienna"],
  CH: ["Europe/Zurich"],
  IE: ["Europe/Dublin"],
  GB: ["Europe/London"],
  PL: ["Europe/Warsaw"],
  AU: [
    "Australia/Sydney",
    "Australia/Melbourne",
    "Australia/Brisbane",
    "Australia/Adelaide",
    "Australia/Darwin",
    "Australia/Perth",
    "Australia/Hobart",
  ],
  NZ: ["Pacific/Auckland"],
  DK: ["Europe/Copenhagen"],
  FI: ["Europe/Helsinki"],
  NO: ["Europe/Oslo"],
  SE: ["Europe/Stockholm"],
};

/** Every zone of the countries of spec §9, with its country. */
export function zonesToChoose(): { country: string; zone: string }[] {
  return Object.entries(zones).flatMap(([country, list]) => list.map((zone) => ({ country, zone })));
}

/** IANA time zone to show times in to whoever chose none. `country`: ISO code. */
export function zoneOf(country: string): string {
  return zones[country]?.[0] ?? "Europe/Amsterdam";
}

/**
 * In which zone a member reads times: the account's, else that of their country, or of the one they seem to be in. A PHP
 * API may send what is no zone.
 */
export function readersZone(
  { time_zone: zone, profile }: { time_zone?: string | null; profile: { country?: string | null } },
  visited = "",
): string {
  return isTimeZone(zone) ? zone : zoneOf(profile.country ?? visited);
}

/** Is it an IANA name that this runtime knows? */
export function isTimeZone(name: string | null | undefined): name is string {
  if (!name) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
