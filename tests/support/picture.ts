import { crc32, deflateSync } from "node:zlib";

interface Picture {
  width?: number;
  height?: number;
  /** Makes it another one, or noise, which packs badly. */
  seed?: number;
  noise?: boolean;
}

/** A picture that decodes, as PNG. */
export function aPng({ width = 200, height = 250, seed = 0, noise = false }: Picture = {}): Uint8Array<ArrayBuffer> {
  const row = width * 3 + 1;
  const pixels = Buffer.alloc(row * height);
  let state = seed + 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    pixels[at] = at % row === 0 ? 0 : noise ? state >> 16 : (at + seed) % 251;
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([SIGNATURE, chunk("IHDR", size), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))]),
  );
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
