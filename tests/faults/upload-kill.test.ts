import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cookieHeader } from "../../app/api/cookie-jar.server.ts";
import { deletePhoto, listPhotos, uploadPhoto } from "../../app/contract/people/photos.ts";
import { eventually } from "../support/eventually.ts";
import { aPng } from "../support/picture.ts";
import { brokenPhotos } from "../support/site/photo-invariants.ts";
import { mortalSite, untilApiEnds } from "../support/site/mortal-site.ts";

const VARIANTS = ["blur.webp", "full.webp", "large.webp", "match.webp", "thumb.webp"];

/** What lies in the photo store, as `<folder>/<file>`. */
function filesIn(dataDir: string): string[] {
  const files = readdirSync(join(dataDir, "photos"), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `${parentPath.split("/").at(-1)}/${name}`)
    .toSorted();
}

test("kill -9 while photos are uploaded: each that was acknowledged is there, once, and nothing lies beside them", async () => {
  const site = await mortalSite();
  const anna = await site.internal().makeMember({ paid_user: true });
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const acknowledged = new Set<string>();
  const uploading = untilApiEnds(async (turn) => {
    const { photo } = await site
      .device(anna.cookie)
      .callOrThrow(uploadPhoto, { key: keys[turn % keys.length] ?? randomUUID() });
    acknowledged.add(photo.id);
  });
  await eventually("some are uploaded", async () => acknowledged.size >= 5, 60_000);
  await site.killAndRestart();
  await uploading;
  const api = site.device(anna.cookie);
  const ids = async () => (await api.callOrThrow(listPhotos)).photos.map(({ id }) => id);
  expect(await ids()).toEqual(expect.arrayContaining([...acknowledged]));
  // What was under way is sent again under its key; all others are the same photos as before.
  for (const key of keys) await api.callOrThrow(uploadPhoto, { key });
  expect(new Set(await ids()).size).toBe(keys.length);
  await eventually(
    "all are prepared",
    async () => {
      await site.internal().runAlarm(anna.id);
      const { photos } = await api.callOrThrow(listPhotos);
      return photos.every(({ status }) => status === "inspection");
    },
    60_000,
  );
  // A step that the kill ended is done once more after five minutes, and what came of an upload goes after fifteen.
  await site.internal().moveClock(20 * 60_000);
  const expected = (await ids()).flatMap((id) => VARIANTS.map((name) => `${id}/${name}`));
  await eventually(
    "no upload is left",
    async () => {
      await site.internal().runAlarm(anna.id);
      return filesIn(site.dataDir).join() === expected.toSorted().join();
    },
    30_000,
  );
  // Sentence 9: also where a kill comes between the end of a photo's record and of its bytes.
  const [first = "", second = "", ...others] = await ids();
  await api.callOrThrow(deletePhoto, { id: first });
  const deleting = api.call(deletePhoto, { id: second }).catch(() => undefined);
  await site.killAndRestart();
  await deleting;
  await site.device(anna.cookie).callOrThrow(deletePhoto, { id: second });
  await site.internal().moveClock(12 * 60_000);
  await site.internal().runAlarm(anna.id);
  await site.stop();
  expect(brokenPhotos(site.dataDir)).toEqual([]);
  expect(new Set(filesIn(site.dataDir).map((file) => file.split("/")[0])).size).toBe(others.length);
}, 180_000);

test("kill -9 in the middle of an upload leaves nothing of its bytes", async () => {
  const site = await mortalSite();
  const anna = await site.internal().makeMember();
  const url = `${site.apiOrigin()}${uploadPhoto.path}?key=${randomUUID()}`;
  const headers = { Cookie: cookieHeader(site.device(anna.cookie).cookies) };
  const slow = { method: "POST", headers, body: unendingPicture(), duplex: "half" } as RequestInit;
  const uploading = fetch(url, slow).catch(() => undefined);
  await eventually("some of it is stored", async () => filesIn(site.dataDir).length === 1);
  await site.killAndRestart();
  await uploading;
  await eventually("nothing is left", async () => filesIn(site.dataDir).length === 0);
  await site.stop();
}, 60_000);

/** The first half of a picture; the second never comes. */
function unendingPicture(): ReadableStream<Uint8Array> {
  const picture = aPng({ width: 600, height: 800, noise: true });
  return new ReadableStream({ start: (controller) => controller.enqueue(picture.subarray(0, picture.length / 2)) });
}
