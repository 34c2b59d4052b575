import type { Region } from "../../../contract/site.ts";

/** Is it one of the towns that we know of a country, however it is written? */
export function isKnownTown(city: string, regions: readonly Region[]): boolean {
  const typed = plain(city);
  return regions.some(({ cities }) => cities.some((town) => plain(town) === typed));
}

/** Letters and digits only: "'s-Hertogenbosch" is "s Hertogenbosch". */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
