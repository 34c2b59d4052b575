import { afterEach, expect, test } from "vitest";
import { aPng } from "../../../../tests/support/picture.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { deleteAccount, erase, signInAgain } from "../../../../tests/workers/deletion-fixtures.ts";
import { delivered, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import {
  anActivePhoto,
  filesOf,
  inMember,
  photoStore,
  photosOf,
  queuedPhotos,
  statusAt,
  statusesOf,
  uploaded,
} from "../../../../tests/workers/photo-fixtures.ts";
import { clock, moveClock } from "../../clock.ts";
import { fileOf, rawFileOf, variants } from "../../providers/photos/variants.ts";

afterEach(() => moveClock(0));

test("what was cut off is done again, and a picture that ends the object each time is refused in the end", async () => {
  const anna = await anAccount();
  const photo = await uploaded(anna);
  const set = (columns: string) => inMember(anna, (sql) => void sql.exec(`UPDATE photos SET ${columns}`));
  // As after a crash while its variants were made, and one before its upload was deleted.
  await set(`attempts = 2, due = ${clock.now() - 1}`);
  await anna.stub.runDue();
  expect(await statusesOf(anna)).toEqual(["inspection"]);
  await photoStore.put(rawFileOf(photo.id), aPng());
  await set(`due = ${clock.now() - 1}`);
  await anna.stub.runDue();
  expect(await filesOf(photo.id)).not.toContain(rawFileOf(photo.id));

  const other = await uploaded(anna, aPng({ seed: 1 }));
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET attempts = 3 WHERE id = ?", other.id));
  await anna.stub.runDue();
  expect(await photosOf(anna)).toMatchObject([{}, { status: "refused", reason: "quality" }]);
  expect(await filesOf(other.id)).toEqual([]);
});

test("the place of an upload whose end never came is free again after a while, and nothing of it stays", async () => {
  const anna = await anAccount();
  const id = "abcdefghij0123456789";
  await anna.stub.photos.begin(anna.token, id);
  await photoStore.put(rawFileOf(id), aPng());
  expect(await photosOf(anna)).toEqual([]);
  moveClock(20 * 60_000);
  await anna.stub.runDue();
  expect(await filesOf(id)).toEqual([]);
  expect(await inMember(anna, (sql) => sql.exec("SELECT id FROM photos").toArray())).toEqual([]);
});

test("who deletes the account takes photos along in every state, and who comes back has them again", async () => {
  const anna = await anAccount();
  const active = await anActivePhoto(anna);
  await uploaded(anna, aPng({ seed: 1 }));
  await delivered(anna);
  const waiting = await uploaded(anna, aPng({ seed: 2 }));
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET due = due + 60000 WHERE status = 'preparing'"));
  const names = (await photosOf(anna)).flatMap(({ filename }) => filename ?? []);
  await deleteAccount(anna);
  await delivered(anna);
  expect(await Promise.all(names.map(statusAt))).toEqual([404, 404]);
  expect(await queuedPhotos(anna)).toEqual(expect.not.arrayContaining([waiting.id]));
  moveClock(120_000);
  valueOf(await signInAgain(anna));
  await delivered(anna);
  expect(await Promise.all(names.map(statusAt))).toEqual([200, 200]);
  expect((await queuedPhotos(anna)).length).toBeGreaterThanOrEqual(2);
  expect(await filesOf(active.id)).toEqual(variants.map((variant) => fileOf(active.id, variant)));
});

test("an erasure deletes photos in every state, uploads that wait too, and the site's queue", async () => {
  const anna = await anAccount();
  const ids = [(await anActivePhoto(anna)).id, (await uploaded(anna, aPng({ seed: 1 }))).id];
  await delivered(anna);
  ids.push((await uploaded(anna, aPng({ seed: 2 }))).id);
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET due = due + 60000 WHERE status = 'preparing'"));
  await erase(anna);
  await delivered(anna);
  for (const id of ids) expect(await filesOf(id)).toEqual([]);
  expect(await queuedPhotos(anna)).toEqual([]);
});
