import { PhotonImage } from "@cf-wasm/photon/workerd";
import { expect, test } from "vitest";
import { makeVariants, type Variants } from "./make-variants.ts";
import { readPicture } from "./read-picture.ts";

/** Left half red, right half blue. */
function picture(width: number, height: number): PhotonImage {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    pixels.set(at % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4);
  return new PhotonImage(pixels, width, height);
}

/** As a phone writes it: where it was taken, and that it must be turned a quarter to the right. */
function withExif(jpeg: Uint8Array, orientation: number): Uint8Array {
  const words = "Exif\0\0II*\0\b\0\0\0";
  const tiff = [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  const secret = "GPS 52.0907,5.1214 Serial 12345";
  const body = [...words]
    .map((letter) => letter.charCodeAt(0))
    .concat(
      tiff,
      [...secret].map((letter) => letter.charCodeAt(0)),
    );
  const length = body.length + 2;
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...body, ...jpeg.subarray(2)]);
}

async function made(upload: Uint8Array): Promise<Variants> {
  const variants = await makeVariants(upload);
  if (typeof variants === "string") throw new Error(variants);
  return variants;
}

const sizeOf = (bytes: Uint8Array) => {
  const picture = readPicture(bytes);
  return typeof picture === "string" ? [] : [picture.width, picture.height];
};

test("a large picture is kept in five sizes, all WebP", async () => {
  const variants = await made(picture(1600, 1200).get_bytes_jpeg(90));
  expect(sizeOf(variants.large)).toEqual([1080, 810]);
  expect(sizeOf(variants.thumb)).toEqual([240, 300]);
  expect(sizeOf(variants.full)).toEqual([1600, 1200]);
  expect(sizeOf(variants.match)).toEqual([480, 600]);
  expect(sizeOf(variants.blur)).toEqual([26, 32]);
  expect(readPicture(variants.thumb)).toMatchObject({ type: "webp" });
});

/** Squares as large as one pixel of the blur, black and white in turn. */
function squares(): PhotonImage {
  const [width, height] = [240, 300];
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [column, row] = [Math.floor(((at % width) * 26) / width), Math.floor((at / width / height) * 32)];
    pixels.set((column + row) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255], at * 4);
  }
  return new PhotonImage(pixels, width, height);
}

test("the blur is softened after it was made small: what is as fine as its pixels is gone", async () => {
  const { blur } = await made(squares().get_bytes());
  const pixels = PhotonImage.new_from_byteslice(blur).get_raw_pixels();
  const light = Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4] ?? 0);
  expect(Math.max(...light) - Math.min(...light)).toBeLessThan(40);
});

test("a small picture is not blown up", async () => {
  expect(sizeOf((await made(picture(300, 400).get_bytes())).large)).toEqual([300, 400]);
});

test("no metadata of the upload is in what is stored", async () => {
  const upload = withExif(picture(400, 300).get_bytes_jpeg(90), 1);
  expect(new TextDecoder("latin1").decode(upload)).toContain("GPS 52.0907");
  for (const bytes of Object.values(await made(upload))) {
    const text = new TextDecoder("latin1").decode(bytes);
    expect(text).not.toMatch(/GPS|Exif|EXIF|XMP|Serial|ICCP/);
  }
});

test("a picture that the camera noted as turned is stored upright", async () => {
  const { large } = await made(withExif(picture(400, 300).get_bytes_jpeg(95), 6));
  expect(sizeOf(large)).toEqual([300, 400]);
  const image = PhotonImage.new_from_byteslice(large);
  const pixels = image.get_raw_pixels();
  // Turned to the right, what was left is now above.
  expect(pixels[0]).toBeGreaterThan(200);
  expect(pixels[pixels.length - 2]).toBeGreaterThan(200);
});

test("what is no picture, is too large or breaks off is refused", async () => {
  expect(await makeVariants(new TextEncoder().encode("<svg onload=alert(1)>"))).toBe("photo_unreadable");
  expect(await makeVariants(new Uint8Array())).toBe("photo_unreadable");
  const huge = picture(8, 8).get_bytes();
  new DataView(huge.buffer, huge.byteOffset).setUint32(16, 40_000);
  new DataView(huge.buffer, huge.byteOffset).setUint32(20, 40_000);
  expect(await makeVariants(huge)).toBe("photo_too_many_pixels");
  expect(await makeVariants(picture(200, 200).get_bytes().slice(0, 120))).toBe("photo_unreadable");
  // And the next one is fine again.
  expect(sizeOf((await made(picture(64, 80).get_bytes())).thumb)).toEqual([240, 300]);
});
