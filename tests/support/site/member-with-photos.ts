import { internalApi } from "../../../scripts/seed/internal-api.ts";
import { aPng } from "../picture.ts";
import type { SiteUnderTest } from "./environment.ts";

type Internal = Pick<SiteUnderTest, "apiOrigin" | "seedToken">;

/** The path of somebody whose three photos all can be seen. */
export async function aMemberWithPhotos(site: Internal): Promise<string> {
  return `/members/${(await withPhotos(site, 3)).id}`;
}

/** Somebody with so many photos that others see. */
export async function withPhotos(site: Internal, count: number) {
  const seeding = internalApi(site);
  const images = [];
  for (let seed = 0; seed < count; seed += 1)
    images.push(await seeding.photo(crypto.randomUUID(), Buffer.from(aPng({ width: 600, height: 800, seed }))));
  return seeding.readyMember({ name: "Bert", gender: "male", images });
}
