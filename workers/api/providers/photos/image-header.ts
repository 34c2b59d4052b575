export interface ImageHeader {
  type: "image/jpeg" | "image/png" | "image/webp";
  width: number;
  height: number;
  /** As EXIF counts them, 1 to 8; 1 is upright. The camera notes how it was held instead of turning the picture. */
  orientation: number;
}

/**
 * Reads type and size from the first bytes, so that nothing large is decoded to find out that it is too large (an
 * isolate has 128 MB). Undefined: no picture of ours, whatever its name says.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return png(view);
    if (view.getUint16(0) === 0xffd8) return jpeg(view);
    if (textAt(view, 0) === "RIFF" && textAt(view, 8) === "WEBP") return webp(view);
  } catch (failure) {
    // The header points behind the end of what was sent.
    if (!(failure instanceof RangeError)) throw failure;
  }
  return undefined;
}

/** As phones of Apple store photos: an ISO file whose brand is one of HEIF's (ISO/IEC 23008-12). */
export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(text);
}

function png(view: DataView): ImageHeader | undefined {
  if (textAt(view, 12) !== "IHDR") return undefined;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
}

function webp(view: DataView): ImageHeader | undefined {
  const upright = { type: "image/webp", orientation: 1 } as const;
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  const kind = textAt(view, 12);
  if (kind === "VP8X") return { ...upright, width: three(24) + 1, height: three(27) + 1 };
  if (kind === "VP8 ")
    return { ...upright, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== "VP8L") return undefined;
  const bits = view.getUint32(21, true);
  return { ...upright, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/**
 * Walks the segments to the frame's own (SOF); EXIF, if any, stands before it. Goes no other way than the decoder does:
 * any number of 0xFF before a marker (ITU T.81, B.1.1.2), and nothing that the decoder might read as something else.
 */
function jpeg(view: DataView): ImageHeader | undefined {
  let orientation = 1;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (FRAMES.includes(marker))
      return { type: "image/jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    if (!isBeforeFrame(marker)) return undefined;
    if (marker === 0xe1 && textAt(view, at + 4) === "Exif") orientation = exifOrientation(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
}

/** Baseline, extended and progressive, which the decoder knows. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/** Tables, restart interval, application data or comment: what has a length and may stand before the frame. */
function isBeforeFrame(marker: number): boolean {
  return [0xc4, 0xdb, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef);
}

/** `at`: where the TIFF header begins. The tag 0x0112 in the first directory. */
function exifOrientation(view: DataView, at: number): number {
  const little = view.getUint16(at) === 0x4949;
  const directory = at + view.getUint32(at + 4, little);
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const orientation = view.getUint16(entry + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
