/** Countries that we serve, by whom one lives beside: the nearest first, over the border or a strait. */
const neighbours: Record<string, readonly string[]> = {
  AT: ["DE", "CH", "IT"],
  AU: ["NZ"],
  BE: ["NL", "FR", "DE"],
  CA: ["US"],
  CH: ["DE", "FR", "AT", "IT"],
  DE: ["AT", "CH", "NL", "BE", "PL", "DK", "FR"],
  DK: ["SE", "DE", "NO"],
  ES: ["FR"],
  FI: ["SE", "NO"],
  FR: ["BE", "CH", "DE", "ES", "IT"],
  GB: ["IE"],
  IE: ["GB"],
  IT: ["CH", "AT", "FR"],
  NL: ["BE", "DE"],
  NO: ["SE", "DK", "FI"],
  NZ: ["AU"],
  PL: ["DE"],
  SE: ["NO", "DK", "FI"],
  US: ["CA"],
};

/** Codes of the countries beside one, the nearest first; none for a country that we do not know. */
export function neighbouringCountries(country: string): readonly string[] {
  return Object.hasOwn(neighbours, country) ? (neighbours[country] ?? []) : [];
}
