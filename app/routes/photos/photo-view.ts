import type { OwnPhoto } from "../../contract/people/photos.ts";
import { inspectionOf } from "../../domain/images.ts";

/** An own photo as its page shows it. */
export interface PhotoView {
  id: string;
  /** None while it is being prepared, nor where nobody may see it any more. */
  src?: string;
  status: ReturnType<typeof inspectionOf>;
  /** Others see it first. */
  main: boolean;
  reason?: NonNullable<OwnPhoto["reason"]>;
}

/** `prefix`: the setting cdn_prefix. Its owner sees a photo whatever its status. */
export function photoViews(photos: readonly OwnPhoto[], prefix: string): PhotoView[] {
  const main = photos.find(({ status }) => status === "active");
  return photos.map(({ id, status, reason, filename, thumb_filename: thumb }) => {
    const name = thumb ?? filename;
    return {
      id,
      ...(name && { src: prefix + name }),
      status: inspectionOf(status),
      main: id === main?.id,
      ...(reason && { reason }),
    };
  });
}
