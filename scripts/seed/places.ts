import type { Locale } from "../../app/contract/scalars.ts";
import { countryLanguages } from "../../app/domain/locale/languages.ts";
import { regionsOf } from "../../workers/api/places/regions.ts";
import type { Random } from "./random.ts";

/** How many of a hundred or so live where; most where a Dutch or English newcomer looks first. */
const weights: Record<string, number> = {
  NL: 86,
  GB: 44,
  BE: 34,
  DE: 32,
  US: 32,
  FR: 9,
  IT: 7,
  ES: 7,
  AT: 6,
  IE: 6,
  CA: 7,
  PL: 5,
  AU: 7,
  NZ: 4,
  CH: 6,
  DK: 4,
  FI: 3,
  NO: 3,
  SE: 4,
};

export interface Place {
  country: string;
  region: string;
  city: string;
  language: Locale;
}

/** A real town, larger ones more often, and the language of the people there. */
export function placeFor(index: number, random: Random, countries?: readonly string[]): Place {
  const country = weighted(index, countries);
  const region = random.pick(regionsOf(country));
  // The square favours the front of the list, where the large towns are.
  const city = region.cities[Math.floor(random.fraction() ** 2 * region.cities.length)] ?? region.name;
  return { country, region: region.name, city, language: languageOf(country, region.name) };
}

/** Steps of the golden ratio spread any number of people by the weights, so that no small country stays empty. */
function weighted(index: number, countries: readonly string[] = Object.keys(weights)): string {
  const among = Object.entries(weights).filter(([country]) => countries.includes(country));
  const total = among.reduce((sum, [, weight]) => sum + weight, 0);
  let left = ((index * 0.618_033_988_75) % 1) * total;
  for (const [country, weight] of among) {
    left -= weight;
    if (left < 0) return country;
  }
  return "NL";
}

const frenchRegions = [
  "Brabant wallon",
  "Hainaut",
  "Liège",
  "Luxembourg",
  "Namur",
  "Québec",
  "Genève",
  "Vaud",
  "Neuchâtel",
  "Jura",
  "Fribourg",
];

function languageOf(country: string, region: string): Locale {
  const spoken = countryLanguages[country] ?? ["en"];
  if (spoken.includes("fr") && frenchRegions.includes(region)) return "fr";
  if (region === "Ticino") return "it";
  return spoken[0] ?? "en";
}
