import { crop, gaussian_blur, PhotonImage, resize, SamplingFilter } from "@cf-wasm/photon/workerd";
import { readImageHeader } from "./image-header.ts";
import { applyOrientation, type Pixels } from "./apply-orientation.ts";
import type { Variant } from "./variants.ts";
import { encodeWebp } from "./webp.ts";

const MOST_PIXELS = 12_000_000;
const LARGE = 1_080;
const THUMB = { width: 240, height: 300 };
/** 32 pixels, then a soft filter over them: shapes of light, no features. */
const BLUR = { width: 26, height: 32, radius: 1 };
/** Faces are above the middle of a portrait. */
const CROP_TOP = 0.3;

export type PhotoRefusal = "not_an_image" | "too_many_pixels" | "broken";
export type Variants = Record<Variant, Uint8Array>;

/**
 * The three pictures that are kept of an upload (design §1). They are drawn anew from the pixels alone, so no metadata
 * of the original can survive. Decision 0017.
 */
export async function makeVariants(upload: Uint8Array): Promise<Variants | PhotoRefusal> {
  const header = readImageHeader(upload);
  if (!header || header.width === 0 || header.height === 0) return "not_an_image";
  if (header.width * header.height > MOST_PIXELS) return "too_many_pixels";
  const decoded = decode(upload);
  if (!decoded) return "broken";
  const large = applyOrientation(fitLarge(decoded), header.orientation);
  const thumb = toThumb(large);
  return {
    large: await encodeWebp(large, { quality: 78, method: 2 }),
    thumb: await encodeWebp(thumb, { quality: 72, method: 4 }),
    blur: await encodeWebp(toBlur(thumb), { quality: 60, method: 4 }),
  };
}

function decode(upload: Uint8Array): PhotonImage | undefined {
  try {
    return PhotonImage.new_from_byteslice(upload);
  } catch {
    return undefined;
  }
}

function fitLarge(image: PhotonImage): Pixels {
  const [width, height] = [image.get_width(), image.get_height()];
  const scale = Math.min(1, LARGE / Math.max(width, height));
  if (scale === 1) return take(image);
  // The triangle weighs every pixel when it shrinks, at a fraction of Lanczos' time.
  return take(
    release(image, () => resize(image, Math.round(width * scale), Math.round(height * scale), SamplingFilter.Triangle)),
  );
}

/** 4:5, as every card shows it. */
function toThumb(large: Pixels): Pixels {
  const image = new PhotonImage(large.data, large.width, large.height);
  const width = Math.min(large.width, Math.floor((large.height * THUMB.width) / THUMB.height));
  const height = Math.min(large.height, Math.floor((large.width * THUMB.height) / THUMB.width));
  const left = Math.floor((large.width - width) / 2);
  const top = Math.floor((large.height - height) * CROP_TOP);
  const cropped = release(image, () => crop(image, left, top, left + width, top + height));
  return take(release(cropped, () => resize(cropped, THUMB.width, THUMB.height, SamplingFilter.Triangle)));
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
