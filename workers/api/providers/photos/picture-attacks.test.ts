import { PhotonImage } from "@cf-wasm/photon/workerd";
import { expect, test, vi } from "vitest";
import {
  aJpegOf,
  aJpegOfScans,
  animated,
  anExifBomb,
  aPngOf,
  ascii,
  aWebpOf,
  canvas,
  joined,
  jpegFrame,
  jpegSegment,
  lossless,
  lossy,
  packedProfile,
  pngChunk,
  pngHeader,
  riffChunk,
} from "../../../../tests/support/picture-attacks.ts";
import { aPng } from "../../../../tests/support/picture.ts";
import { pictureReader, readPicture } from "./read-picture.ts";
import { encodeWebp } from "./webp.ts";

const pixels = (width: number, height: number) =>
  new PhotonImage(new Uint8Array(width * height * 4).fill(90), width, height);
const jpeg = pixels(40, 30).get_bytes_jpeg(80);
const webp = await encodeWebp(
  { data: new Uint8Array(40 * 30 * 4).fill(255), width: 40, height: 30 },
  { quality: 70, method: 0 },
);
const data = pngChunk("IDAT", new Uint8Array(20));
const scan = jpegSegment(0xda, [1, 1, 0, 0, 63, 0]);

const refused: Record<string, [file: Uint8Array, problem: string]> = {
  "a canvas of 100 pixels around data of 16,383": [
    aWebpOf(canvas(100, 100), lossless(16_383, 16_383)),
    "photo_too_many_pixels",
  ],
  "the same in lossy data": [aWebpOf(canvas(100, 100), lossy(16_383, 16_383)), "photo_too_many_pixels"],
  "a canvas of another size than its data": [aWebpOf(canvas(100, 100), lossless(100, 101)), "photo_unreadable"],
  "an animation's frame around larger data": [
    aWebpOf(canvas(100, 100, 2), animated(100, 100, lossless(16_383, 16_383))),
    "photo_too_many_pixels",
  ],
  "an animation's frame of another size": [
    aWebpOf(canvas(100, 100, 2), animated(90, 100, lossless(100, 100))),
    "photo_unreadable",
  ],
  "frames within frames": [aWebpOf(canvas(9, 9), animated(9, 9, animated(9, 9, lossless(9, 9)))), "photo_unreadable"],
  "a canvas that is too large": [aWebpOf(canvas(5000, 5000), lossless(100, 100)), "photo_too_many_pixels"],
  "data of no height": [aWebpOf(lossy(100, 0)), "photo_unreadable"],
  "a hundred chunks before the data": [
    aWebpOf(canvas(9, 9), ...Array.from({ length: 100 }, () => riffChunk("XXXX", ascii(""))), lossless(9, 9)),
    "photo_unreadable",
  ],
  "two frames, the second one large": [aJpegOf(jpegFrame(10, 10), jpegFrame(16_383, 16_383), scan), "photo_unreadable"],
  "two frames, the first one large": [
    aJpegOf(jpegFrame(16_383, 16_383), jpegFrame(10, 10), scan),
    "photo_too_many_pixels",
  ],
  "a second frame behind the first scan": [
    aJpegOf(jpegFrame(10, 10), scan, jpegFrame(16_383, 16_383), scan),
    "photo_unreadable",
  ],
  "a frame whose height comes later": [
    aJpegOf(jpegFrame(10, 0), scan, jpegSegment(0xdc, [0x3f, 0xff])),
    "photo_unreadable",
  ],
  "a height that is told again": [aJpegOf(jpegFrame(10, 9), scan, jpegSegment(0xdc, [0x3f, 0xff])), "photo_unreadable"],
  "a second beginning": [joined(jpeg.subarray(0, -2), jpeg), "photo_unreadable"],
  "33 scans": [aJpegOfScans(64, 64, 33), "photo_unreadable"],
  "a sequential picture in more scans than it has colours": [aJpegOf(jpegFrame(9, 9), scan, scan), "photo_unreadable"],
  "tables without end": [
    aJpegOf(jpegFrame(9, 9), ...Array.from({ length: 4_000 }, () => jpegSegment(0xc4, new Uint8Array(17))), scan),
    "photo_unreadable",
  ],
  "a table that is longer than its segment": [
    aJpegOf(jpegFrame(9, 9), jpegSegment(0xc4, [0, 200, ...new Uint8Array(15)]), scan),
    "photo_unreadable",
  ],
  "a thousand notes": [
    aJpegOf(...Array.from({ length: 1_000 }, () => jpegSegment(0xe5, [])), jpegFrame(9, 9), scan),
    "photo_unreadable",
  ],
  "twelve thousand notes of the camera": [anExifBomb(12_000, 20_560), "photo_unreadable"],
  "two headers": [aPngOf(pngHeader(10, 10), pngHeader(16_383, 16_383), data), "photo_unreadable"],
  "a second header behind the data": [aPngOf(pngHeader(10, 10), data, pngHeader(16_383, 16_383)), "photo_unreadable"],
  "a header of no height": [aPngOf(pngHeader(10, 0), data), "photo_unreadable"],
  "no data": [aPngOf(pngHeader(10, 10)), "photo_unreadable"],
  "ten thousand pieces": [
    aPngOf(pngHeader(10, 10), ...Array.from({ length: 10_000 }, () => pngChunk("IDAT", ascii("")))),
    "photo_unreadable",
  ],
};

for (const [what, [file, problem]] of Object.entries(refused))
  test(`${what}: refused before it is decoded`, () => void expect(readPicture(file)).toBe(problem));

test("what unpacks to much, and whatever else is no picture, never reaches the decoder", () => {
  const [signature, rest] = [aPng().subarray(0, 33), aPng().subarray(33)];
  const notes = [packedProfile(4_000_000), pngChunk("zTXt", ascii("a\0\0x")), pngChunk("eXIf", ascii("II*\0"))];
  const png = joined(signature, ...notes, rest, ascii("behind"));
  expect(readPicture(png)).toMatchObject({ essentials: Buffer.from(aPng()) });

  const camera = [
    jpegSegment(0xe1, ascii("Exif\0\0")),
    jpegSegment(0xe2, ascii("ICC_PROFILE")),
    jpegSegment(0xfe, [1]),
  ];
  const photo = joined(jpeg.subarray(0, 2), ...camera, jpeg.subarray(2), jpeg);
  expect(readPicture(photo)).toMatchObject({ essentials: essentialsOf(jpeg) });
  expect(Buffer.from(essentialsOf(jpeg)).includes("JFIF")).toBe(false);

  const picture = webp.subarray(12);
  const extended = aWebpOf(
    canvas(40, 30, 0x2c),
    riffChunk("ICCP", ascii("profile")),
    picture,
    riffChunk("EXIF", ascii("II")),
  );
  expect(readPicture(extended)).toMatchObject({ essentials: Buffer.from(webp) });
});

function essentialsOf(file: Uint8Array): Uint8Array {
  const picture = readPicture(file);
  if (typeof picture === "string") throw new Error(picture);
  return picture.essentials;
}

test("of an animation the first picture is decoded", () => {
  const moving = aWebpOf(
    canvas(40, 30, 2),
    riffChunk("ANIM", ascii("\0\0\0\0\0\0")),
    animated(40, 30, webp.subarray(12)),
  );
  expect(readPicture(moving)).toMatchObject({ width: 40, height: 30, essentials: Buffer.from(webp) });
});

/** A camera's note with so many entries before the one that says how it was held. */
const held = (entries: number, orientation = 6) =>
  jpegSegment(0xe1, [
    ...ascii("Exif\0\0II*\0\x08\0\0\0"),
    (entries + 1) & 255,
    (entries + 1) >> 8,
    ...new Uint8Array(entries * 12),
    ...Buffer.from([0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]),
  ]);

const heldAs = (...notes: Uint8Array[]) => readPicture(joined(jpeg.subarray(0, 2), ...notes, jpeg.subarray(2)));

test("of a camera's notes the first counts, and of its entries two hundred are read", () => {
  expect(heldAs(held(20))).toMatchObject({ orientation: 6 });
  expect(heldAs(held(20), held(20, 3))).toMatchObject({ orientation: 6 });
  expect(heldAs(held(199))).toMatchObject({ orientation: 6 });
  expect(heldAs(held(200))).toMatchObject({ orientation: 1 });
  expect(heldAs(held(0, 9))).toMatchObject({ orientation: 1 });
  // It points behind its own end.
  expect(heldAs(jpegSegment(0xe1, ascii("Exif\0\0MM\0*\xff\xff\xff\xff")))).toMatchObject({ orientation: 1 });
});

test("however a file is cut up on its way, each byte of it is looked at once", () => {
  for (const file of [aPng(), jpeg, webp, joined(jpeg.subarray(0, -2), Buffer.alloc(9_000, 0xff), [0xd9])]) {
    const whole = readPicture(file);
    const kept: Uint8Array[] = [];
    const reader = pictureReader((part) => void kept.push(Uint8Array.from(part)));
    for (const byte of file) reader.push(Uint8Array.of(byte));
    const picture = reader.end();
    expect(whole).toMatchObject({ ...picture });
    if (picture.type !== "webp") expect(Buffer.concat(kept)).toEqual(Buffer.from(essentialsOf(file)));
  }
});

test("a file that comes in a thousand pieces costs no more than one piece: little is copied, and nothing read twice", () => {
  const bomb = anExifBomb(900, 20_560);
  const [reads, copies] = [vi.spyOn(Buffer.prototype, "readUInt16BE"), vi.spyOn(Buffer, "concat")];
  const reader = pictureReader();
  for (let at = 0; at < bomb.length; at += 500) reader.push(bomb.subarray(at, at + 500));
  expect(() => reader.end()).toThrow("photo_unreadable");
  const copied = copies.mock.results.reduce((sum, { value }) => sum + (value as Uint8Array).length, 0);
  // A length for each segment, and one camera's note.
  expect(reads.mock.calls.length).toBeLessThan(1_200);
  expect(copied).toBeLessThan(bomb.length * 2);
  vi.restoreAllMocks();
});
