import { Buffer } from "node:buffer";
import { exifOrientation } from "./exif-orientation.ts";
import type { IncomingBytes, Keep, Reading } from "./incoming-bytes.ts";
import { colourNote, frameOf, type Frame, isScan, isTable } from "./jpeg-segments.ts";
import { broken, checkSize, type Picture } from "./picture.ts";

/** Markers and the bytes that fill the space before them. The largest notes of cameras are some 300 segments. */
const MOST_MARKERS = 1_000;
/** Ordinary files have some 1,000. Each table is built before it is used, or not used. */
const MOST_TABLE_BYTES = 65_536;
/** Of a progressive picture: ordinary ones have ten. Each goes over all of it, however few bytes it has. */
const MOST_SCANS = 32;

const [APP1, APP14, START_OF_SCAN, END] = [0xe1, 0xee, 0xda, 0xd9];
const TABLES = [0xc4, 0xdb, 0xdd];

interface State {
  frame?: Frame;
  scans: number;
  tableBytes: number;
  orientation?: number;
}

/**
 * One frame with its tables and scans, from the first marker to the end (ITU T.81, annex B). Goes no other way than the decoder does: what
 * it keeps has one meaning. Notes and comments are dropped, but for the orientation and how the colours are meant.
 */
export function* readJpeg(file: IncomingBytes, keep: Keep): Reading<Picture> {
  keep(yield* file.take(2));
  const state: State = { scans: 0, tableBytes: 0 };
  let [markers, marker] = [0, 0];
  const next = function* () {
    let byte = (yield* file.take(1))[0];
    if (byte !== 0xff) throw broken();
    for (; byte === 0xff; byte = (yield* file.take(1))[0]) if ((markers += 1) > MOST_MARKERS) throw broken();
    return byte ?? 0;
  };
  for (marker = yield* next(); marker !== END; marker ||= yield* next()) {
    const segment = yield* segmentAt(file, marker);
    const kept = judged(marker, segment, state);
    if (kept) keep(written(marker, kept));
    marker = marker === START_OF_SCAN ? yield* codedData(file, keep) : 0;
  }
  const { frame, scans, orientation = 1 } = state;
  if (!frame || scans === 0) throw broken();
  keep(Buffer.from([0xff, END]));
  return { type: "jpeg", width: frame.width, height: frame.height, orientation };
}

/** What stands behind the marker and the length; nothing where there is no length, which is refused. */
function* segmentAt(file: IncomingBytes, marker: number): Reading<Buffer> {
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) throw broken();
  const length = (yield* file.take(2)).readUInt16BE();
  if (length < 2) throw broken();
  return yield* file.take(length - 2);
}

/** What the decoder is given of a segment; undefined: nothing. */
function judged(marker: number, segment: Buffer, state: State): Buffer | undefined {
  if (marker === START_OF_SCAN) return scanIn(segment, state);
  if (marker >= 0xc0 && marker <= 0xc2) return frameIn(marker, segment, state);
  if (TABLES.includes(marker)) {
    state.tableBytes += segment.length;
    if (state.tableBytes > MOST_TABLE_BYTES || !isTable(marker, segment)) throw broken();
    return segment;
  }
  if (marker === APP1 && segment.toString("latin1", 0, 4) === "Exif")
    state.orientation ??= exifOrientation(segment.subarray(6));
  if (marker === APP14) return colourNote(segment);
  const isNote = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
  if (!isNote) throw broken();
  return undefined;
}

function frameIn(marker: number, segment: Buffer, state: State): Buffer {
  const frame = frameOf(marker, segment);
  if (!frame || state.frame) throw broken();
  checkSize(frame);
  state.frame = frame;
  return segment;
}

function scanIn(segment: Buffer, state: State): Buffer {
  state.scans += 1;
  const { frame } = state;
  const most = frame?.isProgressive ? MOST_SCANS : frame?.components;
  if (most === undefined || state.scans > most || !isScan(segment)) throw broken();
  return segment;
}

function written(marker: number, segment: Buffer): Buffer {
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([start, segment]);
}

/** A scan's data is passed on up to the next marker that is none of its own (B.1.1.5), which is given back. */
function* codedData(file: IncomingBytes, keep: Keep): Reading<number> {
  for (;;) {
    const part = yield* file.some(2);
    const at = endOfData(part);
    let code = at;
    while (part[code] === 0xff) code += 1;
    if (at > 0) keep(part.subarray(0, at));
    const marker = part[code];
    // The marker's second byte is still to come; of those that fill the space, one is enough.
    file.giveBack(part.subarray(marker === undefined ? Math.max(at, code - 1) : code + 1));
    if (marker !== undefined) return marker;
  }
}

/** Where 0xFF stands that is neither data nor one of the eight markers of a restart. */
function endOfData(part: Buffer): number {
  for (let at = part.indexOf(0xff); at >= 0; at = part.indexOf(0xff, at)) {
    let code = at;
    while (part[code] === 0xff) code += 1;
    const byte = part[code] ?? 1;
    if (byte !== 0 && (byte < 0xd0 || byte > 0xd7)) return at;
    at = code + 1;
  }
  return part.length;
}
