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
