import { PhotonImage } from "@cf-wasm/photon/workerd";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { clock } from "../../clock.ts";
import type { Env } from "../../env.ts";
import { storePhoto, removePhoto } from "../../providers/photos/store-photo.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { signedImage } from "../../providers/photos/signed-image.ts";
import { servePhoto } from "./serve-photo.ts";

const apiEnv = env as unknown as Env;
const secret = apiEnv.PHOTO_SECRET;
const DAY = 86_400_000;

async function aPhoto(id: string) {
  const upload = new PhotonImage(new Uint8Array(80 * 100 * 4).fill(128), 80, 100).get_bytes();
  const photo = await storePhoto({ store: photoStoreOf(apiEnv), id, upload, status: "active" });
  if (typeof photo === "string") throw new Error(photo);
  return photo;
}

const get = (name: string) => servePhoto(new Request(`http://localhost/photos/${name}`), apiEnv);

test("a signed address shows the picture, privately, until it expires", async () => {
  const photo = await aPhoto("aaaaaaaaaaaaaaaaaaa1");
  const image = signedImage({ photo, locked: false, secret, now: clock.now() });
  const response = await get(image?.thumb_filename ?? "");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const age = Number(/^private, max-age=(\d+), immutable$/.exec(response.headers.get("Cache-Control") ?? "")?.[1]);
  expect(age).toBe(86_400);
  expect(new Uint8Array(await response.arrayBuffer()).length).toBeGreaterThan(50);
});

test("an address is the same all day, and an old, forged or unsigned one is not found", async () => {
  const photo = await aPhoto("aaaaaaaaaaaaaaaaaaa2");
  const at = (now: number) => signedImage({ photo, locked: false, secret, now })?.filename ?? "";
  const midnight = Math.floor(clock.now() / DAY) * DAY;
  expect(at(midnight)).toBe(at(midnight + DAY - 1));
  const name = at(clock.now());
  expect((await get(name)).status).toBe(200);
  const [file = "", query = ""] = name.split("?");
  for (const bad of [
    file,
    at(clock.now() - 7 * DAY),
    name.replace(/s=(\d+)/, "s=99999"),
    `${file}?${query.slice(0, -1)}`,
    name.replace("large", "thumb"),
  ]) {
    expect((await get(bad)).status, bad).toBe(404);
  }
  expect(
    (await get(signedImage({ photo, locked: false, secret: "another", now: clock.now() })?.filename ?? "")).status,
  ).toBe(404);
});

test("who may not see a photo is given the blur and no other name", async () => {
  const photo = await aPhoto("aaaaaaaaaaaaaaaaaaa3");
  const locked = signedImage({ photo, locked: true, secret, now: clock.now() });
  expect(locked).toMatchObject({ locked: true, filename: locked?.thumb_filename });
  expect(JSON.stringify(locked)).not.toMatch(/large|thumb\.webp/);
  const blur = locked?.filename ?? "";
  expect((await get(blur)).status).toBe(200);
  // The blur's signature opens nothing else.
  for (const variant of ["large", "thumb"]) expect((await get(blur.replace("blur", variant))).status).toBe(404);
});

test("a removed photo is gone, and removing it twice is fine", async () => {
  const photo = await aPhoto("aaaaaaaaaaaaaaaaaaa4");
  const name = signedImage({ photo, locked: false, secret, now: clock.now() })?.filename ?? "";
  await removePhoto(photoStoreOf(apiEnv), photo.id);
  await removePhoto(photoStoreOf(apiEnv), photo.id);
  expect((await get(name)).status).toBe(404);
});
