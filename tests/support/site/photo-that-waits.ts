import { internalApi } from "../../../scripts/seed/internal-api.ts";
import { portrait } from "../../../scripts/seed/portrait/portrait.ts";
import type { SiteUnderTest } from "./environment.ts";

/** Makes a member whose one photo waits for an operator. */
export async function aPhotoThatWaits(site: Pick<SiteUnderTest, "apiOrigin" | "seedToken">): Promise<void> {
  const seeding = internalApi(site);
  const key = crypto.randomUUID();
  const photo = await seeding.photo(key, portrait({ key, gender: "female", hair_colour: "grey" }, 0));
  await seeding.readyMember({ name: "Anna", images: [{ ...photo, status: "inspection" }] });
}
