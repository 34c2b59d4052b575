import type { Buffer } from "node:buffer";

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
/** Cameras write some twenty. */
const MOST_ENTRIES = 200;

/** The orientation, 1 to 8, of a TIFF header and its first directory; 1 where it says none. */
export function exifOrientation(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const little = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const fitting = Math.floor((tiff.length - directory - 2) / ENTRY_BYTES);
  const entries = Math.min(short(directory), fitting, MOST_ENTRIES);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (short(at) !== ORIENTATION) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}
