import { foldedWords } from "../../../app/domain/folded-text.ts";
import { towns, type KnownTown } from "./regions.ts";

/** The town of a country with this name, however it is written; of several of that name the one in `region`, if one is. */
export function findTown(country: string, name: string, region?: string): KnownTown | undefined {
  const asked = foldedName(name);
  const named = towns().filter((town) => town.country === country && foldedName(town.city) === asked);
  return named.find((town) => town.region === region) ?? named[0];
}

function foldedName(name: string): string {
  return foldedWords(name).join(" ");
}
