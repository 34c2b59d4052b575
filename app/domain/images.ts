import type { Image } from "../contract/people/profile.ts";

/** `full`: to look at one alone; `match`: for the dialog of a match. Who has none of these has the large one. */
type ImageSize = "thumb" | "large" | "full" | "match";

/**
 * A picture's address: the setting cdn_prefix and its file name. `undefined` where there is no picture to show: none, or
 * one under inspection (spec §4). A locked one has an address too: that of its blur.
 */
export function imageUrl(prefix: string, image: Image | null | undefined, size: ImageSize): string | undefined {
  if (!isShown(image)) return undefined;
  const { filename: large, thumb_filename: thumb, full_filename: full, match } = image ?? {};
  const bySize = { thumb: thumb ?? large, large: large ?? thumb, full: full ?? large, match: match ?? large ?? thumb };
  const name = bySize[size];
  return name ? prefix + name : undefined;
}

/** Without a status it is a site that has no inspection. */
export function isShown(image: Image | null | undefined): boolean {
  return image != null && (image.status == null || image.status === "active");
}

/** Where a photo stands in its inspection; what is neither shown nor refused waits. Without a status nobody inspects. */
export function inspectionOf(status: string | null | undefined): "active" | "preparing" | "inspection" | "refused" {
  if (status == null) return "active";
  return status === "active" || status === "preparing" || status === "refused" ? status : "inspection";
}

/** Somebody has uploaded a picture that is not shown yet. */
export function isUnderInspection(image: Image | null | undefined): boolean {
  if (!(image?.filename ?? image?.thumb_filename)) return false;
  return !isShown(image) && image?.status !== "refused";
}
