import type { OwnPhoto } from "../../contract/people/photos.ts";
import { inspectionOf } from "../../domain/images.ts";

type Status = ReturnType<typeof inspectionOf>;

/** An own photo as its page shows it. */
export interface PhotoView {
  id: string;
  /** None while it is being prepared, nor where nobody may see it any more. */
  src?: string;
  status: Status;
  /** Others see it first. */
  main: boolean;
  /** What is said of it: a text of `photos:status`. While it is being prepared, what will be said of it then. */
  says: Exclude<Status, "preparing"> | "main" | "main_until" | "main_next";
  reason?: NonNullable<OwnPhoto["reason"]>;
}

/** `prefix`: the setting cdn_prefix. Its owner sees a photo whatever its status. */
export function photoViews(photos: readonly OwnPhoto[], prefix: string): PhotoView[] {
  const main = photos.find(({ status }) => status === "active");
  const first = photos.find(({ status }) => status !== "refused");
  return photos.map((photo) => {
    const { id, status, reason, filename, thumb_filename: thumb } = photo;
    const name = thumb ?? filename;
    const inspected = inspectionOf(status);
    const decided = inspected === "preparing" ? "inspection" : inspected;
    // Until the first one is approved, another one is the main photo, or none. Of a single one there is nothing to tell apart.
    const isNext = photos.length > 1 && photo === first && decided === "inspection";
    return {
      id,
      ...(name && { src: prefix + name }),
      status: inspected,
      main: photo === main,
      says: photo === main ? (photo === first ? "main" : "main_until") : isNext ? "main_next" : decided,
      ...(reason && { reason }),
    };
  });
}
