import type { Image } from "../contract/profile.ts";

/**
 * A picture's address: the setting cdn_prefix and its file name. `undefined` where there is no picture to show: none, or
 * one under inspection (spec §4). A locked one has an address too: that of its blur.
 */
export function imageUrl(prefix: string, image: Image | null | undefined, size: "thumb" | "large"): string | undefined {
  if (!isShown(image)) return undefined;
  const name =
    size === "thumb" ? (image?.thumb_filename ?? image?.filename) : (image?.filename ?? image?.thumb_filename);
  return name ? prefix + name : undefined;
}

/** Without a status it is a site that has no inspection. */
export function isShown(image: Image | null | undefined): boolean {
  return image != null && (image.status == null || image.status === "active");
}

/** Somebody has uploaded a picture that is not shown yet. */
export function isUnderInspection(image: Image | null | undefined): boolean {
  return Boolean(image?.filename ?? image?.thumb_filename) && !isShown(image);
}
