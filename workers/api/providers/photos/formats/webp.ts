import { Buffer } from "node:buffer";
import type { IncomingBytes, Keep, Reading } from "./incoming-bytes.ts";
import { broken, checkSize, type Picture } from "./picture.ts";

type Size = Pick<Picture, "width" | "height">;

/** Before the picture there are a profile and a background at most. */
const MOST_CHUNKS = 100;
const HAS_ALPHA = 0x10;

/** What is known before the picture's own data: how large it is said to be, and whether its transparency was kept. */
interface Before {
  canvas?: Size;
  hasAlpha?: boolean;
  isFrame?: boolean;
}

/**
 * The picture, or the first one of an animation, with its transparency (RFC 9649). The file and an animation's frame say how large it is
 * too: it is what the data says, and both have to agree. Nothing else is kept. The file's own header is for the caller to write.
 */
export function* readWebp(file: IncomingBytes, keep: Keep): Reading<Picture> {
  yield* file.take(12);
  return { type: "webp", ...(yield* pictureIn(file, keep, {})), orientation: 1 };
}

function* pictureIn(file: IncomingBytes, keep: Keep, before: Before): Reading<Size> {
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const start = yield* file.take(8);
    const [kind, length] = [start.toString("latin1", 0, 4), start.readUInt32LE(4)];
    if (kind === "VP8 " || kind === "VP8L") return yield* data(file, keep, { start, before });
    if (kind === "VP8X") {
      if (before.canvas || length !== 10) throw broken();
      before.canvas = canvasOf(yield* file.take(10), 4);
      checkSize(before.canvas);
    } else if (kind === "ANMF") {
      if (!before.canvas || before.hasAlpha || before.isFrame) throw broken();
      const frame = canvasOf(yield* file.take(16), 6);
      checkSize(frame);
      return yield* pictureIn(file, keep, { canvas: frame, isFrame: true });
    } else if (kind === "ALPH") {
      if (!before.canvas || before.hasAlpha) throw broken();
      before.hasAlpha = true;
      keep(transparent(before.canvas));
      yield* passChunk(file, start, keep);
      yield* file.pass(length % 2);
    } else yield* file.pass(length + (length % 2));
  }
  throw broken();
}

/** Chunks are filled to an even length. */
function* passChunk(file: IncomingBytes, start: Buffer, keep: Keep): Reading<void> {
  const length = start.readUInt32LE(4);
  keep(start);
  yield* file.pass(length, keep);
  if (length % 2 === 1) keep(Buffer.alloc(1));
}

function* data(
  file: IncomingBytes,
  keep: Keep,
  { start, before: { canvas, hasAlpha } }: { start: Buffer; before: Before },
): Reading<Size> {
  const isLossy = start.toString("latin1", 0, 4) === "VP8 ";
  const head = yield* file.take(isLossy ? 10 : 5);
  const size = isLossy ? lossySize(head) : losslessSize(head);
  checkSize(size);
  if (canvas && (canvas.width !== size.width || canvas.height !== size.height)) throw broken();
  if (start.readUInt32LE(4) < head.length || (hasAlpha && !isLossy)) throw broken();
  file.giveBack(head);
  yield* passChunk(file, start, keep);
  return size;
}

/** A key frame's header (RFC 6386, 9.1); the two highest bits ask for a scale that nobody applies. */
function lossySize(head: Buffer): Size {
  if ((head.readUInt8() & 1) === 1 || head.readUIntBE(3, 3) !== 0x9d012a) throw broken();
  return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
}

function losslessSize(head: Buffer): Size {
  if (head.readUInt8() !== 0x2f) throw broken();
  const bits = head.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function canvasOf(head: Buffer, at: number): Size {
  return { width: head.readUIntLE(at, 3) + 1, height: head.readUIntLE(at + 3, 3) + 1 };
}

/** The chunk that says that transparency follows. */
function transparent({ width, height }: Size): Buffer {
  const chunk = Buffer.alloc(18);
  chunk.write("VP8X", "latin1");
  chunk.writeUInt32LE(10, 4);
  chunk.writeUInt8(HAS_ALPHA, 8);
  chunk.writeUIntLE(width - 1, 12, 3);
  chunk.writeUIntLE(height - 1, 15, 3);
  return chunk;
}
