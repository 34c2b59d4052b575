import { expect, test } from "vitest";
import { portrait } from "../../scripts/seed/portrait/portrait.ts";
import { deletePhoto, listPhotos, uploadPhoto } from "../../app/contract/people/photos.ts";
import { eventually } from "../support/eventually.ts";
import { aPng } from "../support/picture.ts";
import { edgeSite, ORIGIN } from "./edge-site.ts";

const site = await edgeSite();

test("a photo lies in R2, and is shown to whoever has its signed address, through the web Worker", async () => {
  const look = { key: "edge", gender: "male" as const, hair_colour: "grey" };
  const photo = await site.seeding.photo(look.key, portrait(look, 0));
  const bucket = await site.miniflare.getR2Bucket("PHOTOS_BUCKET", "periwinkle-api");
  const { objects } = await bucket.list();
  expect(objects.map(({ key }) => key)).toEqual(
    ["blur", "full", "large", "match", "thumb"].map((name) => `${photo.id}/${name}.webp`),
  );

  const bert = await site.seeding.readyMember({ name: "Bert", gender: "male", images: [photo] });
  const Cookie = await site.cookieOf(await site.newMember());
  const profile = await (await site.ask(`/members/${bert.id}`, { headers: { Cookie } })).text();
  const [, address = ""] = /src="(\/photos\/[^"]+)"/.exec(profile.replaceAll("&amp;", "&")) ?? [];
  const shown = await site.ask(address);
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("Cache-Control")).toMatch(/^private, max-age=\d+, immutable$/);
  const stored = await bucket.get(address.slice("/photos/".length).split("?", 1)[0] ?? "");
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array((await stored?.arrayBuffer()) ?? []));

  const [path = "", signature = ""] = address.split("?s=");
  const other = path.replace("large", "blur");
  expect(other).not.toBe(path);
  for (const forged of [path, `${path}?s=`, `${path}?s=${signature}x`, `${other}?s=${signature}`])
    expect((await site.ask(forged)).status, forged).toBe(404);
});

test("an upload comes into R2, and nothing is left there of it, nor of one that is refused", async () => {
  const anna = await site.newMember();
  const Cookie = await site.cookieOf(anna);
  const send = (body: Uint8Array) =>
    site.ask(`${uploadPhoto.path}?key=${crypto.randomUUID()}`, {
      method: "POST",
      headers: { Cookie, Origin: ORIGIN, "Content-Type": "image/png" },
      body,
    });
  const bucket = await site.miniflare.getR2Bucket("PHOTOS_BUCKET", "periwinkle-api");
  const stored = async () => (await bucket.list()).objects.map(({ key }) => key);
  const before = await stored();
  const cut = await send(aPng({ width: 300, height: 300, noise: true }).slice(0, 9_000));
  expect([cut.status, await stored()]).toEqual([422, before]);
  // R2 gets this one in two parts, the first of which has gone there before it ends.
  const large = aPng({ width: 1500, height: 1500, noise: true });
  const cutLate = await send(large.slice(0, -20));
  expect([cutLate.status, await stored()]).toEqual([422, before]);
  expect((await send(large)).status).toBe(200);
  const [photo] = (await site.api(anna).callOrThrow(listPhotos)).photos;
  const id = photo?.id ?? "";
  const variants = ["blur", "full", "large", "match", "thumb"].map((name) => `${id}/${name}.webp`);
  await eventually("only its variants are stored", async () => {
    await site.internal.runAlarm(anna.id);
    return (await stored()).filter((key) => key.includes(id)).join() === variants.join();
  });
  await site.api(anna).callOrThrow(deletePhoto, { id });
  expect(await stored()).toEqual(before);
});
