import { expect, test } from "vitest";
import { aPng } from "../../../tests/support/picture.ts";
import { anAccount } from "../../../tests/workers/account-fixtures.ts";
import { objects } from "../../../tests/workers/deletion-fixtures.ts";
import { photosOf, upload } from "../../../tests/workers/photo-fixtures.ts";
import { actorsOf } from "../actors/actors.ts";
import type { UploadAttempt } from "../actors/member/people/photo-uploads.ts";
import { storeUpload } from "./store-upload.ts";

const actors = actorsOf(objects, "periwinkle");
const failing = {
  ...objects,
  PHOTOS: { fetch: () => Promise.reject(new Error("the store fails")) } as unknown as Fetcher,
};

test("an upload that the store fails at throws, and leaves its place to the next one", async () => {
  const { id: member, token, ...anna } = await anAccount();
  const own = anna.stub.photos;
  const photos = {
    begin: async (attempt: UploadAttempt) => own.begin(token, attempt),
    finish: async (attempt: UploadAttempt & { digest: string }) => own.finish(token, attempt),
    drop: async (attempt: UploadAttempt) => own.drop(token, attempt),
  };
  const send = () =>
    storeUpload(
      { actors, env: failing },
      {
        member,
        key: crypto.randomUUID(),
        photos,
        upload: new Request("http://localhost", {
          method: "POST",
          body: aPng(),
          headers: { "Content-Type": "image/png" },
        }),
      },
    );
  for (let count = 0; count < 3; count += 1) await expect(send()).rejects.toThrow("the store fails");
  const account = { id: member, token, ...anna };
  expect((await upload(account)).status).toBe(200);
  expect(await photosOf(account)).toHaveLength(1);
});
