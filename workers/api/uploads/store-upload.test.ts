import { expect, test } from "vitest";
import { accept, type Result } from "../../../app/domain/result.ts";
import { aPng } from "../../../tests/support/picture.ts";
import { anAccount } from "../../../tests/workers/account-fixtures.ts";
import { objects } from "../../../tests/workers/deletion-fixtures.ts";
import { photosOf, upload } from "../../../tests/workers/photo-fixtures.ts";
import type { UploadAttempt } from "../actors/member/photos/photo-uploads.ts";
import { storeUpload } from "./store-upload.ts";

const failing = {
  ...objects,
  PHOTOS: { fetch: () => Promise.reject(new Error("the store fails")) } as unknown as Fetcher,
};

/** A member, and how they send a photo. */
async function anUploader() {
  const account = await anAccount();
  const { id: member, token, stub } = account;
  const photos = {
    begin: async (attempt: UploadAttempt) => stub.photos.begin(token, attempt),
    finish: async (attempt: UploadAttempt & { digest: string }) => stub.photos.finish(token, attempt),
    drop: async (attempt: UploadAttempt) => stub.photos.drop(token, attempt),
  };
  const headers = { "Content-Type": "image/png" };
  const send = (env: typeof objects, limit: () => Promise<Result>) => {
    const upload = new Request("http://localhost", { method: "POST", body: aPng(), headers });
    return storeUpload({ env }, { member, key: crypto.randomUUID(), photos, upload, limit });
  };
  return { account, send };
}

test("an upload that the store fails at throws, and leaves its place to the next one", async () => {
  const { account, send } = await anUploader();
  for (let count = 0; count < 3; count += 1)
    await expect(send(failing, async () => accept())).rejects.toThrow("the store fails");
  expect((await upload(account)).status).toBe(200);
  expect(await photosOf(account)).toHaveLength(1);
});

test("an upload whose limit cannot be asked for keeps no place", async () => {
  const { account, send } = await anUploader();
  const limit = () => Promise.reject(new Error("the limiter fails"));
  for (let count = 0; count < 3; count += 1) await expect(send(objects, limit)).rejects.toThrow("the limiter fails");
  expect(await photosOf(account)).toEqual([]);
  expect((await upload(account)).status).toBe(200);
});
