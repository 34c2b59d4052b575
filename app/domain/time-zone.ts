/** The zone most people of a country live in; a browser with a script shows its own instead. */
const zones: Record<string, string> = {
  US: "America/New_York",
  CA: "America/Toronto",
  NL: "Europe/Amsterdam",
  BE: "Europe/Brussels",
  FR: "Europe/Paris",
  IT: "Europe/Rome",
  ES: "Europe/Madrid",
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  IE: "Europe/Dublin",
  GB: "Europe/London",
  PL: "Europe/Warsaw",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  DK: "Europe/Copenhagen",
  FI: "Europe/Helsinki",
  NO: "Europe/Oslo",
  SE: "Europe/Stockholm",
};

/** IANA time zone to show times in before a browser has said its own. `country`: ISO code. */
export function zoneOf(country: string): string {
  return zones[country] ?? "Europe/Amsterdam";
}

/** In which zone a member reads times: the chosen one, else their country's. A PHP API may send what is no zone. */
export function readersZone(user: { time_zone?: string | null; profile: { country?: string | null } }): string {
  return isTimeZone(user.time_zone) ? user.time_zone : zoneOf(user.profile.country ?? "");
}

export function isTimeZone(name: string | null | undefined): name is string {
  if (!name) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
