import { internalApi } from "../../../scripts/seed/internal-api.ts";
import { portrait } from "../../../scripts/seed/portrait.ts";
import type { SiteUnderTest } from "./environment.ts";

/** A member whose one photo waits for an operator. */
export async function aPhotoThatWaits(
  site: Pick<SiteUnderTest, "apiOrigin" | "seedToken">,
  name = "Anna",
): Promise<{ member: string; photo: string }> {
  const seeding = internalApi(site);
  const key = crypto.randomUUID();
  const photo = await seeding.photo(key, portrait({ key, gender: "female", hair_colour: "grey" }, 0));
  const { id } = await seeding.readyMember({ name, images: [{ ...photo, status: "inspection" }] });
  return { member: id, photo: photo.id };
}
