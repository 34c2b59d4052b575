import { internalApi } from "../../../scripts/seed/internal-api.ts";
import { aPng } from "../picture.ts";
import type { SiteUnderTest } from "./environment.ts";

/** The path of somebody whose three photos all can be seen. */
export async function aMemberWithPhotos(site: Pick<SiteUnderTest, "apiOrigin" | "seedToken">): Promise<string> {
  const seeding = internalApi(site);
  const images = [];
  for (const seed of [0, 1, 2])
    images.push(await seeding.photo(crypto.randomUUID(), Buffer.from(aPng({ width: 600, height: 800, seed }))));
  const { id } = await seeding.readyMember({ name: "Bert", gender: "male", images });
  return `/members/${id}`;
}
