import { afterEach, expect, test } from "vitest";
import { arrangePhoto, deletePhoto, type OwnPhoto } from "../../../../app/contract/people/photos.ts";
import { currentUser } from "../../../../app/contract/account/session.ts";
import { aPng } from "../../../../tests/support/picture.ts";
import { anAccount, mailsTo } from "../../../../tests/workers/account-fixtures.ts";
import { delivered } from "../../../../tests/workers/member-fixtures.ts";
import {
  anActivePhoto,
  bytesAt,
  decide,
  filesOf,
  photoStore,
  namesIn,
  photosOf,
  queuedPhotos,
  seenBy,
  statusAt,
  statusesOf,
  upload,
  uploaded,
} from "../../../../tests/workers/photo-fixtures.ts";
import { formatMoment } from "../../../../app/domain/locale/format.ts";
import type { User } from "../../../../app/contract/people/profile.ts";
import { clock, instantOf, moveClock } from "../../clock.ts";
import { readPicture } from "../../providers/photos/read-picture.ts";
import { fileOf, rawFileOf, variants } from "../../providers/photos/variants.ts";

afterEach(() => moveClock(0));

test("an upload is kept first, prepared by the alarm, looked at by somebody, and shown then", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const photo = await uploaded(anna);
  expect(photo).toEqual({ id: photo.id, status: "preparing" });
  expect(await filesOf(photo.id)).toEqual([expect.stringMatching(`^raw/${photo.id}\\.`)]);
  await delivered(anna);
  expect(await filesOf(photo.id)).toEqual(variants.map((variant) => fileOf(photo.id, variant)));
  const [inspected] = await photosOf(anna);
  expect(inspected).toMatchObject({ status: "inspection" });
  expect(await statusAt(inspected?.filename)).toBe(200);
  expect(await queuedPhotos(anna)).toEqual([photo.id]);

  const seen = () => seenBy(bert, anna);
  expect(await seen()).toMatchObject({ main_image: null, images: [] });
  await decide(anna, photo, "active");
  expect(await seen()).toMatchObject({ main_image: { id: photo.id, status: "active" }, images: [{ id: photo.id }] });
  const user = (await anna.visitor.call(currentUser, {})).body["user"];
  expect(user).toMatchObject({
    profile: { main_image: { id: photo.id, match: expect.stringContaining("/match.webp") } },
  });
});

test("the same key is the same photo, however often it comes; with another picture it is refused", async () => {
  const anna = await anAccount();
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => upload(anna, aPng(), key)));
  expect(new Set(answers.map(({ body }) => (body["photo"] as OwnPhoto).id)).size).toBe(1);
  await anna.stub.runDue();
  expect((await upload(anna, aPng(), key)).body).toMatchObject({ photo: { status: "inspection" } });
  expect((await upload(anna, aPng({ seed: 7 }), key)).body).toEqual({ error: "key_reused" });
  await anna.stub.runDue();
  const [photo] = await photosOf(anna);
  expect(await filesOf(photo?.id ?? "")).toEqual(variants.map((variant) => fileOf(photo?.id ?? "", variant)));
});

test("of two pictures that come at once under one key the acknowledged one stays, and nothing of the other", async () => {
  const anna = await anAccount();
  const [id, ...attempts] = ["abcdefghij9876543210", "first", "second", "third"];
  const { photos } = anna.stub;
  for (const [seed, attempt] of attempts.entries()) {
    expect(await photos.begin(anna.token, { id, attempt })).toMatchObject({ ok: true, value: "store" });
    await photoStore.put(rawFileOf(id, attempt), aPng({ seed }));
  }
  const end = (attempt: string) => photos.finish(anna.token, { id, attempt, digest: attempt });
  // One is lost: the others may come still.
  await photos.drop(anna.token, { id, attempt: "first" });
  await photoStore.delete(rawFileOf(id, "first"));
  expect(await end("third")).toMatchObject({ ok: true });
  expect(await end("second")).toMatchObject({ ok: false, problem: { error: "key_reused" } });
  await anna.stub.runDue();
  expect(await statusesOf(anna)).toEqual(["inspection"]);
  expect(await filesOf(id)).toEqual(variants.map((variant) => fileOf(id, variant)));
});

test("of thirty uploads at once a free member keeps three, a premium member twenty-five", async () => {
  for (const [paid_user, limit] of [
    [false, 3],
    [true, 25],
  ] as const) {
    const anna = await anAccount({ paid_user });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, seed) => upload(anna, aPng({ seed }))));
    expect(answers.filter(({ status }) => status === 200).length).toBe(limit);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refused).toEqual(Array.from({ length: 30 - limit }, () => ({ error: "photo_limit", limit })));
    expect((await photosOf(anna)).length).toBe(limit);
  }
});

test("a refused photo says why, counts no more, and makes room for another", async () => {
  const anna = await anAccount();
  const photos = [
    await uploaded(anna),
    await uploaded(anna, aPng({ seed: 1 })),
    await uploaded(anna, aPng({ seed: 2 })),
  ];
  await anna.stub.runDue();
  expect((await upload(anna, aPng({ seed: 3 }))).body).toMatchObject({ error: "photo_limit" });
  await decide(anna, photos[1] ?? { id: "" }, "refused");
  expect(await photosOf(anna)).toMatchObject([{}, { status: "refused", reason: "no_face" }, {}]);
  expect((await upload(anna, aPng({ seed: 3 }))).status).toBe(200);
});

test("the latest decision counts, in whatever order they arrive", async () => {
  const anna = await anAccount();
  const photo = await uploaded(anna);
  await anna.stub.runDue();
  const now = clock.now();
  await decide(anna, photo, "active", { at: now + 1000, sequence: 2 });
  await decide(anna, photo, "refused", { at: now + 2000, sequence: 1 });
  expect(await statusesOf(anna)).toEqual(["active"]);
  const name = (await photosOf(anna))[0]?.filename;
  await decide(anna, photo, "refused", { at: now + 500, sequence: 3 });
  expect(await statusesOf(anna)).toEqual(["refused"]);
  // Others may have its address.
  expect(await statusAt(name)).toBe(404);
  await decide(anna, photo, "active", { at: now + 4000, sequence: 4 });
  expect(await statusAt(name)).toBe(200);
});

test("the main photo is the first that is active; moving one makes it another", async () => {
  const anna = await anAccount();
  const bert = await anAccount();
  const [first, second] = [await anActivePhoto(anna), await anActivePhoto(anna, aPng({ seed: 1 }))];
  const third = await uploaded(anna, aPng({ seed: 2 }));
  await anna.stub.runDue();
  const main = async () => (await seenBy(bert, anna)).main_image?.id;
  const order = async () => (await photosOf(anna)).map(({ id }) => id);
  const move = (photo: { id: string }, position: number) => anna.visitor.call(arrangePhoto, { id: photo.id, position });
  expect(await main()).toBe(first.id);
  await move(second, 1);
  expect([await main(), await order()]).toEqual([second.id, [second.id, first.id, third.id]]);
  // Nobody has looked at it yet.
  await move(third, 1);
  expect([await main(), await order()]).toEqual([second.id, [third.id, second.id, first.id]]);
  await move(third, 99);
  expect(await order()).toEqual([second.id, first.id, third.id]);
  await anna.visitor.call(deletePhoto, { id: second.id });
  expect([await main(), await order()]).toEqual([first.id, [first.id, third.id]]);
});

test("a deleted photo is gone at once, in the queue too, and deleting it again is fine", async () => {
  const anna = await anAccount();
  const photo = await uploaded(anna);
  await delivered(anna);
  const name = (await photosOf(anna))[0]?.thumb_filename;
  for (let time = 0; time < 2; time += 1)
    expect((await anna.visitor.call(deletePhoto, { id: photo.id })).status).toBe(200);
  expect([await statusAt(name), await filesOf(photo.id), await photosOf(anna)]).toEqual([404, [], []]);
  // Nor an empty folder.
  expect(await namesIn("")).not.toContain(photo.id);
  await delivered(anna);
  expect(await queuedPhotos(anna)).toEqual([]);
});

test("another member's photo can neither be moved nor deleted", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  const photo = await uploaded(anna);
  expect((await bert.visitor.call(arrangePhoto, { id: photo.id, position: 1 })).body).toEqual({ error: "not_found" });
  expect((await bert.visitor.call(deletePhoto, { id: photo.id })).status).toBe(200);
  expect((await photosOf(anna)).map(({ id }) => id)).toEqual([photo.id]);
});

test("of all but the main photo a free member can fetch the blur and nothing else", async () => {
  const anna = await anAccount();
  const [free, premium] = [await anAccount(), await anAccount({ paid_user: true })];
  for (const seed of [0, 1, 2]) await anActivePhoto(anna, aPng({ width: 600, height: 800, seed }));
  const [main, ...locked] = (await seenBy(free, anna)).images ?? [];
  expect(main).not.toHaveProperty("locked");
  expect(locked).toHaveLength(2);
  for (const image of locked) {
    const { id, status, locked: isLocked, ...names } = image;
    expect([Boolean(id), status, isLocked]).toEqual([true, "active", true]);
    for (const name of Object.values(names)) {
      expect(name).toContain("/blur.webp?s=");
      expect(readPicture(new Uint8Array(await bytesAt(name)))).toMatchObject({ width: 26, height: 32 });
      for (const variant of variants.filter((one) => one !== "blur"))
        expect(await statusAt(name?.replace("blur", variant)), variant).toBe(404);
    }
  }
  for (const image of (await seenBy(premium, anna)).images ?? []) expect(await statusAt(image.full_filename)).toBe(200);
});

test("a refusal is told by mail, once, with the reason and the ways on; an approval on the pages", async () => {
  const anna = await anAccount();
  const photo = await uploaded(anna);
  await anna.stub.runDue();
  const decided = async () => ((await anna.visitor.call(currentUser, {})).body["user"] as User).photo_decided;
  expect(await decided()).toBeUndefined();
  const now = clock.now();
  await decide(anna, photo, "active", { at: now });
  await delivered(anna);
  expect([await decided(), await mailsTo(anna, anna.email, "photo_refused")]).toEqual([
    { status: "active", at: instantOf(now) },
    [],
  ]);
  for (const at of [1000, 2000]) await decide(anna, photo, "refused", { at: now + at });
  await delivered(anna);
  const [mail, ...more] = await mailsTo(anna, anna.email, "photo_refused");
  expect(more).toEqual([]);
  expect(JSON.stringify(mail)).toMatch(/Your face cannot be seen well|Je gezicht is niet goed te zien/);
  expect(JSON.stringify(mail)).toContain("/profile/photos");
  expect(await decided()).toEqual({ status: "refused", at: instantOf(now + 2000) });
});

test("a decision that an earlier build sent, without an order of its own, still counts", async () => {
  const anna = await anAccount();
  const { id: photo_id } = await uploaded(anna);
  await anna.stub.runDue();
  const payload = { photo_id, status: "active", decided_at: clock.now() };
  await anna.stub.receive({ id: `decision/${crypto.randomUUID()}`, kind: "photo_decided", payload });
  expect(await statusesOf(anna)).toEqual(["active"]);
});

test("a refusal's mail says when the photo was added; its times are of the member's country where they chose no zone", async () => {
  moveClock(60_000 - (Date.now() % 60_000));
  const anna = await anAccount({ country: "US", language: "nl" });
  const photo = await uploaded(anna);
  const words = (at: number) => formatMoment(instantOf(at), "nl", "America/New_York");
  const added = words(clock.now());
  await anna.stub.runDue();
  moveClock(clock.offset() + 72 * 3_600_000);
  await decide(anna, photo, "refused");
  const mail = JSON.stringify(await mailsTo(anna, anna.email, "photo_refused"));
  expect(mail).toContain(`de foto die je op ${added} hebt toegevoegd`);
  expect(mail).toContain(`Op ${words(clock.now())} heeft een van onze mensen`);
});

test("its owner sees a photo under inspection on the own profile, and none of them blurred", async () => {
  const [anna, bert] = [await anAccount(), await anAccount()];
  for (const seed of [0, 1]) await anActivePhoto(anna, aPng({ seed }));
  const inspected = await uploaded(anna, aPng({ seed: 2 }));
  await anna.stub.runDue();
  const own = (await seenBy(anna, anna)).images ?? [];
  expect(own.map(({ id, locked = false }) => [id === inspected.id, locked])).toEqual([
    [false, false],
    [false, false],
    [true, false],
  ]);
  expect(await statusAt(own[2]?.full_filename)).toBe(200);
  expect((await seenBy(bert, anna)).images).toHaveLength(2);
});
