import type { Image } from "../../../../../app/contract/people/profile.ts";
import { clock } from "../../../clock.ts";
import { signedImage } from "../../../providers/photos/signed-image.ts";
import type { OwnPhotoRow } from "./photos.ts";

/**
 * A photo in whatever state, for its owner or an operator; null while no address shows it: no picture is made of it yet, or it
 * is withheld. `secret` is `env.PHOTO_SECRET`.
 */
export function wholeImage({ id, status, withheld }: OwnPhotoRow, secret: string): Image | null {
  if (status === "preparing" || withheld === 1) return null;
  return signedImage({ photo: { id, status }, locked: false, secret, now: clock.now() });
}
