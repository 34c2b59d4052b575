/** As large as the largest picture that is kept (providers/photos/make-variants.ts). Pixels. */
const LONGEST = 2048;
/** Of the JPEG, which is only the way to ours: what is kept is made of it. */
const QUALITY = 0.9;
/** Some browsers give scrambled pixels to pages. Red, green, blue. */
const PROBE = [1, 2, 3];

/**
 * The photo drawn anew as JPEG, upright, not larger than it is shown and never larger than it was; what its file said besides
 * is gone. Any kind that this browser opens, HEIC in Safari too. What it cannot draw is sent as it is: the server judges.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = shrunkSize(picture);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context || !keepsPixels(context)) return file;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), "image/jpeg", QUALITY));
  } catch {
    return file;
  }
}

/** Its shape stays. */
export function shrunkSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

function keepsPixels(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = `rgb(${PROBE})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return PROBE.every((part, at) => data[at] === part);
}
