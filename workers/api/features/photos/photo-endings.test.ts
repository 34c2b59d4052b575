import { afterEach, expect, test } from "vitest";
import { deletePhoto } from "../../../../app/contract/people/photos.ts";
import { aPng } from "../../../../tests/support/picture.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { deleteAccount, erase, signInAgain } from "../../../../tests/workers/deletion-fixtures.ts";
import { delivered, valueOf } from "../../../../tests/workers/member-fixtures.ts";
import {
  anActivePhoto,
  beforeStore,
  filesOf,
  heldBeforeStore,
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

const statusesIn = (sql: SqlStorage) =>
  sql
    .exec<{ status: string }>("SELECT status FROM photos")
    .toArray()
    .map(({ status }) => status);
const attemptsIn = (sql: SqlStorage) =>
  sql
    .exec<{ attempts: number }>("SELECT attempts FROM photos")
    .toArray()
    .map(({ attempts }) => attempts);

test("what was cut off is done again, and a picture that ends the object each time is refused in the end", async () => {
  const anna = await anAccount();
  const photo = await uploaded(anna);
  const set = (columns: string) => inMember(anna, (sql) => void sql.exec(`UPDATE photos SET ${columns}`));
  // As after a crash while its variants were made, and one before its upload was deleted.
  await set(`attempts = 2, due = ${clock.now() - 1}`);
  await anna.stub.runDue();
  expect(await statusesOf(anna)).toEqual(["inspection"]);
  const attempt = await inMember(anna, (sql) => sql.exec<{ upload: string }>("SELECT upload FROM photos").one().upload);
  await photoStore.put(rawFileOf(photo.id, attempt), aPng());
  await set(`due = ${clock.now() - 1}`);
  await anna.stub.runDue();
  expect(await filesOf(photo.id)).not.toContain(rawFileOf(photo.id, attempt));

  const other = await uploaded(anna, aPng({ seed: 1 }));
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET attempts = 3 WHERE id = ?", other.id));
  await anna.stub.runDue();
  expect(await photosOf(anna)).toMatchObject([{}, { status: "refused", reason: "quality" }]);
  expect(await filesOf(other.id)).toEqual([]);
});

test("a store that fails is no fault of the picture, however often it is tried", async () => {
  const anna = await anAccount();
  const photo = await uploaded(anna);
  const asked = { fails: "get", attempts: [] as number[] };
  await beforeStore(anna, (wanted, sql) => {
    if (!wanted.startsWith(asked.fails)) return;
    // Marked before: it would be counted if the object ended now.
    asked.attempts.push(...attemptsIn(sql));
    throw new Error("the photo store answered 503");
  });
  for (const [minute, fails] of ["get", "put", "get", "put", "get", "nothing"].entries()) {
    asked.fails = fails;
    moveClock(minute * 5 * 60_000);
    await anna.stub.runDue();
  }
  expect(new Set(asked.attempts)).toEqual(new Set([1]));
  expect(await statusesOf(anna)).toEqual(["inspection"]);
  expect(await filesOf(photo.id)).toEqual(variants.map((variant) => fileOf(photo.id, variant)));
});

test("a deletion waits for no other photo that is being prepared", async () => {
  const anna = await anAccount();
  const active = await anActivePhoto(anna);
  const waiting = await uploaded(anna, aPng({ seed: 1 }));
  const { reached, goOn } = await heldBeforeStore(anna, `get raw/${waiting.id}`);
  const preparing = anna.stub.runDue();
  await reached();
  expect((await anna.visitor.call(deletePhoto, { id: active.id })).status).toBe(200);
  expect(await filesOf(active.id)).toEqual([]);
  await goOn();
  await preparing;
  expect(await photosOf(anna)).toMatchObject([{ id: waiting.id, status: "inspection" }]);
});

test("a photo that is deleted while it is prepared leaves nothing, and its deletion does not wait", async () => {
  for (const step of ["get", "delete"]) {
    const anna = await anAccount();
    const photo = await uploaded(anna);
    const { reached, goOn } = await heldBeforeStore(anna, `${step} raw/${photo.id}`);
    const preparing = anna.stub.runDue();
    await reached();
    expect((await anna.visitor.call(deletePhoto, { id: photo.id })).status).toBe(200);
    expect(await photosOf(anna)).toEqual([]);
    await goOn();
    await preparing;
    expect(await filesOf(photo.id)).toEqual([]);
    expect(await inMember(anna, statusesIn)).toEqual([]);
  }
});

test("the place of an upload whose end never came is free again after a while, and nothing of it stays", async () => {
  const anna = await anAccount();
  const [id, attempt] = ["abcdefghij0123456789", crypto.randomUUID()];
  await anna.stub.photos.begin(anna.token, { id, attempt });
  await photoStore.put(rawFileOf(id, attempt), aPng());
  expect(await photosOf(anna)).toEqual([]);
  moveClock(20 * 60_000);
  await anna.stub.runDue();
  expect(await filesOf(id)).toEqual([]);
  for (const table of ["photos", "uploads"])
    expect(await inMember(anna, (sql) => sql.exec(`SELECT 1 FROM ${table}`).toArray())).toEqual([]);
});

test("who deletes the account takes photos along in every state, and who comes back has them again", async () => {
  const anna = await anAccount();
  const active = await anActivePhoto(anna);
  const inspected = await uploaded(anna, aPng({ seed: 1 }));
  await delivered(anna);
  const waiting = await uploaded(anna, aPng({ seed: 2 }));
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET due = due + 60000 WHERE status = 'preparing'"));
  const names = (await photosOf(anna)).flatMap(({ filename }) => filename ?? []);
  const queued = async () => (await queuedPhotos(anna)).filter((id) => id !== active.id);
  expect(await queued()).toEqual([inspected.id]);
  await deleteAccount(anna);
  await delivered(anna);
  expect(await Promise.all(names.map(statusAt))).toEqual([404, 404]);
  expect(await queued()).toEqual([]);
  moveClock(120_000);
  valueOf(await signInAgain(anna));
  await delivered(anna);
  expect(await Promise.all(names.map(statusAt))).toEqual([200, 200]);
  expect((await queued()).toSorted()).toEqual([inspected.id, waiting.id].toSorted());
  expect(await filesOf(active.id)).toEqual(variants.map((variant) => fileOf(active.id, variant)));
});

/** Anna is hidden while her photo is being prepared. */
async function hiddenWhilePreparing(hide: (anna: TestAccount) => Promise<unknown>) {
  const anna = await anAccount();
  const photo = await uploaded(anna);
  const { reached, goOn } = await heldBeforeStore(anna, `get raw/${photo.id}`);
  const preparing = anna.stub.runDue();
  await reached();
  await hide(anna);
  await goOn();
  await preparing;
  await delivered(anna);
  expect(await inMember(anna, statusesIn)).toEqual(["inspection"]);
  expect(await queuedPhotos(anna)).toEqual([]);
  return { anna, photo };
}

test("a photo that is being prepared when the deletion begins is looked at by nobody, until its member is back", async () => {
  const { anna, photo } = await hiddenWhilePreparing(deleteAccount);
  expect(await anna.stub.people.inspected()).toBeUndefined();
  valueOf(await signInAgain(anna));
  await delivered(anna);
  expect(await queuedPhotos(anna)).toEqual([photo.id]);
  expect(await anna.stub.people.inspected()).toMatchObject({ photos: [{ id: photo.id }] });
});

test("nor is one that is being prepared when its member is suspended, until that is lifted", async () => {
  const decide = ({ stub }: TestAccount, kind: string, more: object = {}) => {
    const payload = { kind: "suspend", case: null, decided_at: clock.now(), ...more };
    return stub.receive({ id: crypto.randomUUID(), kind, payload });
  };
  const { anna, photo } = await hiddenWhilePreparing((member) => decide(member, "sanction", { until: null }));
  moveClock(1000);
  await decide(anna, "sanction_lifted");
  await delivered(anna);
  expect(await queuedPhotos(anna)).toEqual([photo.id]);
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
