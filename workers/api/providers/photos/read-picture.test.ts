import { PhotonImage } from "@cf-wasm/photon/workerd";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aPngOf, pngChunk, pngHeader } from "../../../../tests/support/picture-attacks.ts";
import { readPicture } from "./read-picture.ts";
import { encodeWebp } from "./webp.ts";

const [WIDTH, HEIGHT] = [48, 32];

function pixels(): PhotonImage {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => (at * 7) % 256);
  return new PhotonImage(data, WIDTH, HEIGHT);
}

const jpeg = pixels().get_bytes_jpeg(80);
const png = pixels().get_bytes();
const webp = await encodeWebp(
  { data: pixels().get_raw_pixels(), width: WIDTH, height: HEIGHT },
  { quality: 70, method: 2 },
);

/** The decoder's answer to what it is given, which decides how much memory is used. */
function decodedSize(upload: Uint8Array): [width: number, height: number] | undefined {
  const picture = readPicture(upload);
  if (typeof picture === "string") return undefined;
  try {
    const image = PhotonImage.new_from_byteslice(picture.essentials);
    const size: [number, number] = [image.get_width(), image.get_height()];
    image.free();
    return size;
  } catch {
    return undefined;
  }
}

function headerSize(bytes: Uint8Array): [width: number, height: number] | undefined {
  const picture = readPicture(bytes);
  return typeof picture === "string" ? undefined : [picture.width, picture.height];
}

const joined = (...parts: Iterable<number>[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** The JPEG's segments between its beginning (SOI) and its data, and the rest. */
function segmentsOf(bytes: Uint8Array): { segments: Uint8Array[]; rest: Uint8Array } {
  const segments: Uint8Array[] = [];
  let at = 2;
  while (bytes[at + 1] !== 0xda) {
    const end = at + 2 + new DataView(bytes.buffer, bytes.byteOffset + at).getUint16(2);
    segments.push(bytes.slice(at, end));
    at = end;
  }
  return { segments, rest: bytes.slice(at) };
}

const START = [0xff, 0xd8];
const { segments, rest } = segmentsOf(jpeg);
const frame = segments.find((segment) => segment[1] === 0xc0) ?? new Uint8Array();
const others = segments.filter((segment) => segment !== frame);

/** A frame of 8 × 8 pixels, for whoever looks in the wrong place. */
const decoy = frame.slice();
decoy.set([0, 8, 0, 8], 5);

test("a picture's header says what the decoder will make of it", () => {
  for (const bytes of [jpeg, png, webp]) {
    expect(headerSize(bytes)).toEqual([WIDTH, HEIGHT]);
    expect(decodedSize(bytes)).toEqual([WIDTH, HEIGHT]);
  }
});

test("a JPEG whose frame comes first, with another behind its end, is as large as its frame", () => {
  const bytes = joined(START, frame, ...others, rest, new Uint8Array(16), decoy, new Uint8Array(64));
  expect(decodedSize(bytes)).toEqual([WIDTH, HEIGHT]);
  expect(headerSize(bytes)).toEqual([WIDTH, HEIGHT]);
});

test("a JPEG that fills the space before its frame hides no size behind it", () => {
  const before = joined(START, ...others.slice(0, 1));
  // Who takes the filling for a marker reads the frame's marker as a length, and goes on here.
  const target = before.length + 2 + 0xc000;
  const comment = new Uint8Array(0xc100);
  comment.set([0xff, 0xfe, 0xc0, 0xfe]);
  comment.set(decoy, target - before.length - 1 - frame.length);
  const bytes = joined(before, [0xff], frame, comment, ...others.slice(1), rest);
  expect(decodedSize(bytes)).toEqual([WIDTH, HEIGHT]);
  expect(headerSize(bytes)).toEqual([WIDTH, HEIGHT]);
});

/** A whole file of which only the header says a size. */
const saying = (width: number, height: number) =>
  readPicture(aPngOf(pngHeader(width, height), pngChunk("IDAT", new Uint8Array(20))));

test("what telephones call twelve megapixels is taken, to 12 × 1,024 × 1,024 pixels; a row or a column more is not", () => {
  for (const [width, height] of [
    [4032, 3024],
    [4080, 3060],
    [4080, 3072],
    [4096, 3072],
    [3072, 4096],
  ] as const)
    expect(saying(width, height)).toMatchObject({ width, height });
  expect(saying(4096, 3073)).toBe("photo_too_many_pixels");
  expect(saying(4097, 3072)).toBe("photo_too_many_pixels");
});

test("a file that breaks off anywhere is refused", () => {
  for (const bytes of [jpeg, png, webp]) {
    for (let length = 0; length < bytes.length; length += 1)
      expect(readPicture(bytes.subarray(0, length))).toBe("photo_unreadable");
  }
});

/** Something that an attacker might put, cut or change in a header. */
const change = fc.record({
  at: fc.integer({ min: 2, max: 700 }),
  cut: fc.constantFrom(0, 0, 1, 2, 20),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc.constantFrom<Iterable<number>>(
      decoy,
      frame,
      [0xff],
      [0xff, 0xff],
      [0xff, 0],
      [0xff, 0xd0],
      START,
      [0xff, 0xfe, 0, 2],
    ),
  ),
});

test("whatever is done to a header: what the decoder makes of it is as large as was said, or nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(jpeg, png, webp),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      (picture, changes) => {
        let bytes = picture;
        for (const { at, cut, put } of changes) bytes = joined(bytes.subarray(0, at), put, bytes.subarray(at + cut));
        const said = headerSize(bytes);
        // The decoder is only asked when the size is allowed (make-variants.ts).
        if (!said || said[0] * said[1] > 1_000_000) return;
        expect([undefined, said]).toContainEqual(decodedSize(bytes));
      },
    ),
    { numRuns: 500 },
  );
});
