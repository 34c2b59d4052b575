import type { IncomingBytes, Keep, Reading } from "./incoming-bytes.ts";
import { broken, checkSize, type Picture } from "./picture.ts";

/** The decoder's work for one is more than its bytes; programs write some thousand bytes into each. */
const MOST_CHUNKS = 10_000;
const SIGNATURE = "\x89PNG\r\n\x1a\n";
/** What is drawn with, and the most bytes of it. */
const SMALL: Record<string, number> = { PLTE: 3 * 256, tRNS: 256 };

/**
 * One header, palette, transparency and data, up to the end. All other chunks are dropped: profiles and texts are packed,
 * and unpacked by the decoder.
 */
export function* readPng(file: IncomingBytes, keep: Keep): Reading<Picture> {
  const signature = yield* file.take(SIGNATURE.length);
  if (signature.toString("latin1") !== SIGNATURE) throw broken();
  keep(signature);
  const picture = yield* header(file, keep);
  let hasData = false;
  for (let chunks = 1; chunks < MOST_CHUNKS; chunks += 1) {
    const start = yield* file.take(8);
    const [length, kind] = [start.readUInt32BE(), start.toString("latin1", 4)];
    if (isDropped(kind)) {
      yield* file.pass(length + 4);
      continue;
    }
    if (kind !== "IDAT" && length > (SMALL[kind] ?? 0)) throw broken();
    if (kind !== "IDAT" && kind !== "IEND" && !(kind in SMALL)) throw broken();
    keep(start);
    yield* file.pass(length + 4, keep);
    if (kind === "IEND" && hasData) return picture;
    if (kind === "IEND") throw broken();
    hasData ||= kind === "IDAT";
  }
  throw broken();
}

function* header(file: IncomingBytes, keep: Keep): Reading<Picture> {
  const chunk = yield* file.take(8 + 13 + 4);
  if (chunk.readUInt32BE() !== 13 || chunk.toString("latin1", 4, 8) !== "IHDR") throw broken();
  const size = { width: chunk.readUInt32BE(8), height: chunk.readUInt32BE(12) };
  checkSize(size);
  keep(chunk);
  return { type: "png", ...size, orientation: 1 };
}

/** Small first letter: the picture can be drawn without it. */
function isDropped(kind: string): boolean {
  return /^[a-z][A-Za-z]{3}$/.test(kind) && !(kind in SMALL);
}
