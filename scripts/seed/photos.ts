import type { SeedPhoto } from "../../workers/api/seed/seed-member.ts";
import type { InternalApi } from "./internal-api.ts";
import type { SeedPerson } from "./person.ts";
import { portrait } from "./portrait/portrait.ts";

/** Draws somebody's pictures and sends them through the site's own photo pipeline. */
export async function photosOf(
  api: InternalApi,
  person: Omit<SeedPerson, "photos">,
  count: number,
): Promise<SeedPhoto[]> {
  const kept: SeedPhoto[] = [];
  for (let take = 0; take < count; take += 1)
    kept.push(await api.photo(`${person.key}/${take}`, portrait(person, take)));
  return kept;
}
