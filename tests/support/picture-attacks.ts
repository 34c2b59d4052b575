import { crc32, deflateSync } from "node:zlib";

/** Files that an attacker makes: each says something that is not so, or costs far more than its bytes. */

type Bytes = Iterable<number>;

export const joined = (...parts: Bytes[]) => new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))));
export const ascii = (text: string) => Buffer.from(text, "latin1");

const number = (value: number, length: number, order: "big" | "little" = "big") => {
  const bytes = Buffer.alloc(length);
  if (order === "big") bytes.writeUIntBE(value, 0, length);
  else bytes.writeUIntLE(value, 0, length);
  return bytes;
};

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([ascii(type), data]);
  return Buffer.concat([number(data.length, 4), body, number(crc32(body), 4)]);
}

export function pngHeader(width: number, height: number): Buffer {
  return pngChunk("IHDR", Buffer.concat([number(width, 4), number(height, 4), Buffer.from([8, 2, 0, 0, 0])]));
}

/** A PNG of these chunks between signature and end. */
export const aPngOf = (...chunks: Uint8Array[]) =>
  joined(ascii("\x89PNG\r\n\x1a\n"), ...chunks, pngChunk("IEND", Buffer.alloc(0)));

/** A chunk of little that unpacks to as much as is asked for. */
export function packedProfile(unpacked: number): Buffer {
  return pngChunk("iCCP", Buffer.concat([ascii("profile\0\0"), deflateSync(Buffer.alloc(unpacked))]));
}

export function riffChunk(type: string, data: Uint8Array): Buffer {
  return Buffer.concat([ascii(type), number(data.length, 4, "little"), data, Buffer.alloc(data.length % 2)]);
}

export function aWebpOf(...chunks: Uint8Array[]): Uint8Array {
  const body = Buffer.concat(chunks);
  return joined(ascii("RIFF"), number(body.length + 4, 4, "little"), ascii("WEBP"), body);
}

const minusOne = (width: number, height: number) => [
  ...number(width - 1, 3, "little"),
  ...number(height - 1, 3, "little"),
];

export const canvas = (width: number, height: number, flags = 0) =>
  riffChunk("VP8X", Buffer.from([flags, 0, 0, 0, ...minusOne(width, height)]));

/** An animation's frame. */
export const animated = (width: number, height: number, ...chunks: Uint8Array[]) =>
  riffChunk("ANMF", Buffer.concat([Buffer.alloc(6), Buffer.from(minusOne(width, height)), Buffer.alloc(4), ...chunks]));

/** Data that says its size, and nothing more. */
export const lossless = (width: number, height: number) =>
  riffChunk("VP8L", Buffer.from([0x2f, ...number(width - 1 + (height - 1) * 2 ** 14, 4, "little"), 0x88, 0x88, 8]));
export const lossy = (width: number, height: number) =>
  riffChunk(
    "VP8 ",
    Buffer.from([
      0x10,
      0,
      0,
      0x9d,
      0x01,
      0x2a,
      ...number(width, 2, "little"),
      ...number(height, 2, "little"),
      ...Buffer.alloc(20),
    ]),
  );

export const jpegSegment = (marker: number, data: Bytes) => {
  const bytes = Uint8Array.from(data);
  return joined([0xff, marker], number(bytes.length + 2, 2), bytes);
};

/** A frame of one component. */
export const jpegFrame = (width: number, height: number, marker = 0xc0) =>
  jpegSegment(marker, [8, ...number(height, 2), ...number(width, 2), 1, 1, 0x11, 0]);

export const aJpegOf = (...segments: Bytes[]) => joined([0xff, 0xd8], ...segments, [0xff, 0xd9]);

const quantisation = jpegSegment(0xdb, [0, ...Buffer.alloc(64, 16)]);
const huffman = (id: number, symbols: number[]) =>
  jpegSegment(0xc4, [id, 0, symbols.length, ...Buffer.alloc(14), ...symbols]);

/** Of a progressive picture: all of it in one scan, and the same scan again as often as is asked for. */
export function aJpegOfScans(width: number, height: number, scans: number): Uint8Array {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const first = jpegSegment(0xda, [1, 1, 0, 0, 0, 0]);
  // "No more in the next 2^14 blocks", two bits and fourteen of the rest.
  const runs = Math.ceil(blocks / 2 ** 14);
  const again = joined(jpegSegment(0xda, [1, 1, 0, 1, 63, 0]), Buffer.alloc(runs * 2));
  return aJpegOf(
    quantisation,
    jpegFrame(width, height, 0xc2),
    huffman(0, [0, 1]),
    huffman(0x10, [0xe0, 0]),
    first,
    Buffer.alloc(Math.ceil(blocks / 4)),
    ...Array.from({ length: scans - 1 }, () => again),
  );
}

/** EXIF of 18 bytes that points at a directory behind all of them, so many times, and no picture. */
export function anExifBomb(segments: number, entries: number): Uint8Array {
  const end = 2 + segments * 18;
  const exif = Array.from({ length: segments }, (_, index) =>
    jpegSegment(0xe1, [...ascii("Exif\0\0MM\0*"), ...number(end + 4 - (2 + index * 18 + 10), 4)]),
  );
  const directory = Buffer.alloc(65_533, number(entries, 2));
  const comments = Array.from({ length: Math.ceil((entries * 12) / directory.length) }, () =>
    jpegSegment(0xfe, directory),
  );
  return joined([0xff, 0xd8], ...exif, ...comments);
}
