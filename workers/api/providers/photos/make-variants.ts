import { crop, gaussian_blur, PhotonImage, resize, SamplingFilter } from "@cf-wasm/photon/workerd";
import type { PictureProblem } from "./formats/picture.ts";
import { readPicture } from "./read-picture.ts";
import { applyOrientation, type Pixels } from "./apply-orientation.ts";
import { decodeShrunk } from "./decode.ts";
import type { Variant } from "./variants.ts";
import { encodeWebp } from "./webp.ts";

/** Longer side, pixels. */
const FULL = 2_048;
const LARGE = 1_080;
const MATCH = { width: 480, height: 600 };
const THUMB = { width: 240, height: 300 };
/** 32 pixels, then a soft filter over them: shapes of light, no features. */
const BLUR = { width: 26, height: 32, radius: 1 };
/** Faces are above the middle of a portrait. */
const CROP_TOP = 0.3;

export type Variants = Record<Variant, Uint8Array>;

/**
 * The pictures that are kept of an upload (design §1). They are drawn anew from the pixels alone, so no metadata
 * of the original can survive. Decision 0017.
 */
export async function makeVariants(upload: Uint8Array): Promise<Variants | PictureProblem> {
  const picture = readPicture(upload);
  if (typeof picture === "string") return picture;
  const decoded = decodeShrunk(picture.essentials, FULL);
  if (!decoded) return "photo_unreadable";
  const full = applyOrientation(decoded, picture.orientation);
  const large = fit(full, LARGE);
  const thumb = cropped(large, THUMB);
  return {
    full: await encodeWebp(full, { quality: 80, method: 2 }),
    large: await encodeWebp(large, { quality: 78, method: 2 }),
    match: await encodeWebp(cropped(large, MATCH), { quality: 76, method: 4 }),
    thumb: await encodeWebp(thumb, { quality: 72, method: 4 }),
    blur: await encodeWebp(toBlur(thumb), { quality: 60, method: 4 }),
  };
}

function fit(picture: Pixels, longest: number): Pixels {
  const { width, height } = picture;
  const scale = longest / Math.max(width, height);
  if (scale >= 1) return picture;
  const image = new PhotonImage(picture.data, width, height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  // The triangle weighs every pixel when it shrinks, at a fraction of Lanczos' time.
  return take(release(image, () => resize(image, side(width), side(height), SamplingFilter.Triangle)));
}

/** As large a part as fits the size's shape, a little above the middle; 4:5, as every card shows it. */
function cropped(picture: Pixels, size: { width: number; height: number }): Pixels {
  const image = new PhotonImage(picture.data, picture.width, picture.height);
  const width = Math.max(1, Math.min(picture.width, Math.floor((picture.height * size.width) / size.height)));
  const height = Math.max(1, Math.min(picture.height, Math.floor((picture.width * size.height) / size.width)));
  const left = Math.floor((picture.width - width) / 2);
  const top = Math.floor((picture.height - height) * CROP_TOP);
  const part = release(image, () => crop(image, left, top, left + width, top + height));
  return take(release(part, () => resize(part, size.width, size.height, SamplingFilter.Triangle)));
}

function toBlur(thumb: Pixels): Pixels {
  const image = new PhotonImage(thumb.data, thumb.width, thumb.height);
  const small = release(image, () => resize(image, BLUR.width, BLUR.height, SamplingFilter.Triangle));
  gaussian_blur(small, BLUR.radius);
  return take(small);
}

/** The pixels; the picture's memory in wasm is given back at once, not when somebody collects garbage. */
function take(image: PhotonImage): Pixels {
  return release(image, () => ({ data: image.get_raw_pixels(), width: image.get_width(), height: image.get_height() }));
}

function release<Made>(image: PhotonImage, make: () => Made): Made {
  try {
    return make();
  } finally {
    image.free();
  }
}
