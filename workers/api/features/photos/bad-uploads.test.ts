import { PhotonImage } from "@cf-wasm/photon/workerd";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { LARGEST_UPLOAD, uploadPhoto } from "../../../../app/contract/people/photos.ts";
import { aPng } from "../../../../tests/support/picture.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { filesOf, inMember, namesIn, photosOf } from "../../../../tests/workers/photo-fixtures.ts";
import type { Env } from "../../env.ts";
import { photoIdOf } from "../../providers/photos/photo-id.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { fileOf, variants } from "../../providers/photos/variants.ts";

const store = photoStoreOf(env as unknown as Env);

const upload = ({ visitor }: TestAccount, file: Uint8Array | string, type?: string) =>
  visitor.upload(uploadPhoto, { key: crypto.randomUUID() }, file, type);

const bytes = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

function aJpeg(width = 240, height = 200): Uint8Array {
  return new PhotonImage(new Uint8Array(width * height * 4).fill(180), width, height).get_bytes_jpeg(85);
}

/** A PNG whose header says that it is as large as this. */
function saying(width: number, height: number): Uint8Array {
  const png = aPng();
  new DataView(png.buffer).setUint32(16, width);
  new DataView(png.buffer).setUint32(20, height);
  return png;
}

/** Zeros behind the picture. */
function padded(file: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(file);
  return bytes;
}

test("a picture that is too small says how large it must be, and nothing of it is kept; one of that size is taken", async () => {
  const anna = await anAccount();
  const [narrow, low] = [aPng({ width: 199, height: 600 }), aPng({ width: 600, height: 40 })];
  for (const file of [narrow, low])
    expect((await upload(anna, file)).body).toEqual({ error: "photo_too_small", least: 200 });
  expect((await upload(anna, aPng({ width: 200, height: 200 }))).status).toBe(200);
  expect(await photosOf(anna)).toHaveLength(1);
});

test("a photo of exactly twelve megapixels is taken and prepared", async () => {
  const anna = await anAccount();
  expect((await upload(anna, aPng({ width: 4096, height: 3072 }))).status).toBe(200);
  await anna.stub.runDue();
  expect(await photosOf(anna)).toMatchObject([{ status: "inspection" }]);
});

const refused: Record<string, [file: Uint8Array, problem: string]> = {
  "no bytes": [new Uint8Array(), "photo_empty"],
  SVG: [bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "photo_unreadable"],
  HTML: [bytes("<!doctype html><script>alert(1)</script>"), "photo_unreadable"],
  GIF: [bytes("GIF89a\x01\x00\x01\x00"), "photo_unreadable"],
  HEIC: [bytes("\0\0\0\x18ftypheic\0\0\0\0"), "photo_heic"],
  "a header of 16,383 pixels": [saying(16_383, 16_383), "photo_too_many_pixels"],
  "a row more than 12 megapixels": [saying(4096, 3073), "photo_too_many_pixels"],
  "a header of no pixels": [saying(0, 80), "photo_unreadable"],
  "half a header": [aPng().slice(0, 20), "photo_unreadable"],
  "half a picture": [aPng({ width: 300, height: 300, noise: true }).slice(0, 100_000), "photo_unreadable"],
  "a decompression bomb": [aPng({ width: 5000, height: 5000 }), "photo_too_many_pixels"],
  "a byte too many": [padded(aPng(), LARGEST_UPLOAD + 1), "photo_too_large"],
  "a large file": [padded(aPng(), 2 * LARGEST_UPLOAD), "photo_too_large"],
};

for (const [what, [file, problem]] of Object.entries(refused)) {
  test(`${what}: refused, and nothing of it is kept`, async () => {
    const anna = await anAccount();
    const key = crypto.randomUUID();
    const sent = await anna.visitor.upload(uploadPhoto, { key }, file);
    expect(sent.body).toEqual({ error: problem });
    expect(await photosOf(anna)).toEqual([]);
    for (const table of ["photos", "uploads"])
      expect(await inMember(anna, (sql) => sql.exec(`SELECT 1 FROM ${table}`).toArray())).toEqual([]);
    const id = photoIdOf(`photo/${anna.id}/${key}`);
    expect(await filesOf(id)).toEqual([]);
    expect(await namesIn(id)).toEqual([]);
    // A fresh attempt: nothing of it came before.
    expect((await anna.visitor.upload(uploadPhoto, { key }, aPng())).status).toBe(200);
  });
}

test("a picture that nobody can open is refused with the reason once somebody tried", async () => {
  const anna = await anAccount();
  const broken = aPng();
  // In its packed pixels: the file is whole.
  broken.fill(0xff, 60, 70);
  expect((await upload(anna, broken)).status).toBe(200);
  await anna.stub.runDue();
  const [photo] = await photosOf(anna);
  expect(photo).toMatchObject({ status: "refused", reason: "quality" });
  expect(Object.keys(photo ?? {}), "no picture, so no address of one").toEqual(["id", "status", "reason"]);
  expect(await filesOf(photo?.id ?? "")).toEqual([]);
});

/** What is stored of an upload, as text. */
async function storedText(member: TestAccount): Promise<string> {
  await member.stub.runDue();
  const [photo] = await photosOf(member);
  expect(photo).toMatchObject({ status: "inspection" });
  const id = photo?.id ?? "";
  const files = await Promise.all(variants.map((variant) => store.get(fileOf(id, variant))));
  const texts = await Promise.all(files.map(async (file) => new Response(file).bytes()));
  for (const text of texts) expect(String.fromCharCode(...text.subarray(0, 4))).toBe("RIFF");
  expect((await filesOf(id)).length).toBe(variants.length);
  return texts.map((text) => new TextDecoder("latin1").decode(text)).join("");
}

test("where a photo was taken, and what else its file says, is not stored", async () => {
  const anna = await anAccount();
  const exif = bytes("Exif\0\0II*\0\x08\0\0\0\0\0\0\0GPS 52.0907,5.1214 Serial 12345");
  const length = exif.length + 2;
  const segment = joined(new Uint8Array([0xff, 0xe1, length >> 8, length & 255]), exif);
  await upload(anna, joined(aJpeg().subarray(0, 2), segment, aJpeg().subarray(2)));
  expect(await storedText(anna)).not.toMatch(/GPS|Exif|EXIF|XMP|Serial|ICCP|ANIM/);
});

test("a picture that is a page or an archive as well is stored as a picture only", async () => {
  const anna = await anAccount();
  await upload(anna, joined(aPng(), bytes("<script>alert(1)</script>PK\x03\x04 index.html")), "text/html");
  expect(await storedText(anna)).not.toMatch(/script|index\.html/);
});

test("of an animated picture one frame is stored", async () => {
  const anna = await anAccount();
  // APNG: the control chunk stands before the data; the picture itself is the first frame.
  const png = aPng();
  const chunk = joined(
    new Uint8Array([0, 0, 0, 8]),
    bytes("acTL"),
    new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70]),
  );
  await upload(anna, joined(png.subarray(0, 33), chunk, png.subarray(33)));
  expect(await storedText(anna)).not.toMatch(/ANIM|ANMF|acTL/);
});

/** A form as browsers send it. */
function aForm(file: Uint8Array, { boundary = "----form7", name = "sea.png", end = "--" } = {}) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    body: joined(bytes(head), file, bytes(`\r\n--${boundary}${end}\r\n`)),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

test("a form's file is the same photo as the file alone", async () => {
  const anna = await anAccount();
  const key = crypto.randomUUID();
  // Holds what looks like the form's end.
  const file = joined(aPng(), bytes("\r\n----form"), aPng({ seed: 3 }));
  const { body, type } = aForm(file);
  const sent = [
    await anna.visitor.upload(uploadPhoto, { key }, body, type),
    await anna.visitor.upload(uploadPhoto, { key }, file),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(sent[0]?.body).toEqual(sent[1]?.body);
});

test("a form without a file, without an end or without a boundary is refused", async () => {
  const anna = await anAccount();
  const { body, type } = aForm(aPng());
  const forms: [Uint8Array, string][] = [
    [body.slice(0, -60), type],
    [body, "multipart/form-data"],
    [body, "multipart/form-data; boundary=another"],
    [bytes('------form7\r\nContent-Disposition: form-data; name="photo"\r\n\r\ntext\r\n------form7--\r\n'), type],
    [bytes("x".repeat(100_000)), type],
  ];
  for (const [sent, as] of forms) expect((await upload(anna, sent, as)).body).toEqual({ error: "photo_unreadable" });
  expect(await photosOf(anna)).toEqual([]);
});

test("a form says whether no file was chosen in it, or an empty one", async () => {
  const anna = await anAccount();
  const none = aForm(new Uint8Array(), { name: "" });
  expect(await upload(anna, none.body, none.type)).toMatchObject({ status: 422, body: { error: "photo_missing" } });
  const empty = aForm(new Uint8Array());
  expect(await upload(anna, empty.body, empty.type)).toMatchObject({ status: 422, body: { error: "photo_empty" } });
  expect(await photosOf(anna)).toEqual([]);
});
