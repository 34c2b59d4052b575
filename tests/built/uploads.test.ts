import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LARGEST_UPLOAD, listPhotos, uploadPhoto } from "../../app/contract/people/photos.ts";
import { eventually } from "../support/eventually.ts";
import { apiClient } from "../support/http/api-client.ts";
import { rawUpload, type RawUpload } from "../support/http/raw-upload.ts";
import { sessionPair } from "../support/http/site-cookies.ts";
import { aPng } from "../support/picture.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";

const site = siteUnderTest();

async function aMember() {
  const { cookie } = await siteApi(site).makeMember();
  const session = await sessionPair(site, jarOf(cookie));
  const begin = (key: string = randomUUID(), type?: string) =>
    rawUpload({ origin: site.origin, path: `${uploadPhoto.path}?key=${key}`, cookie: session, ...(type && { type }) });
  const api = apiClient(site.apiOrigin, { cookies: jarOf(cookie) });
  const photos = async () => (await api.callOrThrow(listPhotos)).photos;
  return { begin, photos };
}

const large = aPng({ width: 900, height: 700, noise: true });

/** Zeros behind a picture, a megabyte at a time. */
async function padding(upload: RawUpload, megabytes: number) {
  await upload.send(aPng());
  for (let sent = 0; sent < megabytes; sent += 1) await upload.send(new Uint8Array(1024 * 1024));
}

test("a file without end is too large, and so is one that ends beyond the limit", async () => {
  const anna = await aMember();
  const long = await anna.begin();
  await padding(long, LARGEST_UPLOAD / 1024 / 1024 + 1);
  expect(await long.end()).toBe(413);
  const endless = await anna.begin();
  // Four times the limit is read on after the refusal, so that most senders come to their end.
  await padding(endless, (5 * LARGEST_UPLOAD) / 1024 / 1024 - 1);
  expect(await endless.untilAnswered(20 * 1024)).toBe(413);
  expect(await anna.photos()).toEqual([]);
});

test("a form that ends in the middle of its file is refused, and nothing of it is kept", async () => {
  const anna = await aMember();
  const upload = await anna.begin(randomUUID(), "multipart/form-data; boundary=x");
  await upload.send(Buffer.from('--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'));
  await upload.send(large);
  expect(await upload.end()).toBe(422);
  expect(await anna.photos()).toEqual([]);
});

test("a connection that was lost leaves nothing, and the same photo comes again under its key", async () => {
  const anna = await aMember();
  const key = randomUUID();
  const first = await anna.begin(key);
  await first.send(large.subarray(0, 700_000));
  first.cut();
  const again = await anna.begin(key);
  await again.send(large);
  expect(await again.end()).toBe(200);
  expect(await anna.photos()).toHaveLength(1);
});

test("a member has three uploads at once, whose places are free again when they end or are cut", async () => {
  const [anna, bert] = [await aMember(), await aMember()];
  const three = await Promise.all([1, 2, 3].map(() => anna.begin()));
  for (const upload of three) await upload.send(aPng().subarray(0, 20));
  const fourth = async () => {
    const upload = await anna.begin();
    await upload.send(Buffer.from("no picture"));
    return upload.end();
  };
  await eventually("their places are taken", async () => (await fourth()) === 429);
  const other = await bert.begin();
  await other.send(aPng());
  expect(await other.end()).toBe(200);
  for (const upload of three) upload.cut();
  await eventually("their places are free", async () => (await fourth()) === 422);
});
