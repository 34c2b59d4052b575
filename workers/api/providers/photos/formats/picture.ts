/** What a file's own words say of its picture. */
export interface Picture {
  type: "jpeg" | "png" | "webp";
  width: number;
  height: number;
  /** As EXIF counts them, 1 to 8; 1 is upright. The camera notes how it was held instead of turning the picture. */
  orientation: number;
}

export type PictureProblem = "photo_unreadable" | "photo_too_many_pixels" | "photo_too_small" | "photo_heic";

/** The file is no picture that is decoded here. */
export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}

/** 12 megapixels of 1,024 × 1,024: the photos that telephones call so have up to 12,533,760 pixels. Decision 0168. */
const MOST_PIXELS = 12 * 2 ** 20;

/** Neither JPEG nor PNG nor WebP, cut off, or written as no camera and no program writes it. */
export function broken(): PictureRefused {
  return new PictureRefused("photo_unreadable");
}

/** Before anything is decoded: an isolate has 128 MB. */
export function checkSize({ width, height }: { width: number; height: number }): void {
  if (width === 0 || height === 0) throw broken();
  if (width * height > MOST_PIXELS) throw new PictureRefused("photo_too_many_pixels");
}
