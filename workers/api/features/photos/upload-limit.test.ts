import { afterEach, expect, test, vi } from "vitest";
import { uploadPhoto } from "../../../../app/contract/people/photos.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { inMember, upload, uploaded } from "../../../../tests/workers/photo-fixtures.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { uploadLimit } from "../../uploads/upload-limit.ts";

afterEach(() => void vi.useRealTimers());

const TOO_MANY = uploadLimit.burst + 1;

test("whoever only names a member takes nothing from their limit", async () => {
  const anna = await anAccount();
  const forger = aVisitor();
  forger.setCookie(`session=${anna.id}.made-up`);
  const send = () => forger.upload(uploadPhoto, { key: crypto.randomUUID() }, "x");
  for (let time = 0; time < TOO_MANY; time += 1)
    expect((await send()).body).toMatchObject({ error: "authentication_required" });
  await uploaded(anna);
});

test("a member's uploads are limited, those that were refused too, and one that is turned away keeps no place", async () => {
  const anna = await anAccount();
  // The limit gives back with time, and a busy machine takes seconds for sixty uploads.
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let time = 1; time < TOO_MANY; time += 1)
    expect((await upload(anna, "x")).body["error"]).toBe("photo_unreadable");
  expect((await upload(anna)).body["error"]).toBe("rate_limited");
  expect(await inMember(anna, (sql) => sql.exec("SELECT id FROM photos").toArray())).toEqual([]);
});
