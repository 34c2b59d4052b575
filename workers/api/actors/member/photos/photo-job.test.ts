import { afterEach, expect, test } from "vitest";
import {
  aMemberWithPassword,
  signInAgain,
  inObject,
  deleteAccount,
  objects,
} from "../../../../../tests/workers/deletion-fixtures.ts";
import { valueOf, type TestMember } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { servePhoto } from "../../../features/photos/serve-photo.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import { signedName } from "../../../providers/photos/signed-image.ts";
import { fileOf, variants } from "../../../providers/photos/variants.ts";

afterEach(() => moveClock(0));

const store = photoStoreOf(objects);

/** Somebody with two photos, and what their addresses answer. */
async function aPictured() {
  const ids = [0, 1].map(() => crypto.randomUUID().replaceAll("-", "").slice(0, 20));
  for (const id of ids) for (const variant of variants) await store.put(fileOf(id, variant), new Uint8Array([1, 2, 3]));
  const member = await aMemberWithPassword({ images: ids.map((id) => ({ id, status: "active" })) });
  const files = ids.flatMap((id) => variants.map((variant) => fileOf(id, variant)));
  const names = files.map((file) => signedName({ file, secret: objects.PHOTO_SECRET, now: clock.now() }));
  const statuses = async () => {
    const answers = names.map((name) => servePhoto(new Request(`http://localhost/photos/${name}`), objects));
    return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
  };
  return { member, files, statuses };
}

const placed = (member: TestMember) =>
  inObject(member, (sql) => sql.exec<{ withheld: number }>("SELECT withheld FROM photos").toArray());

test("who deletes the account takes the photos along at once, however long their addresses hold", async () => {
  const { member, statuses } = await aPictured();
  expect(await statuses()).toEqual([200]);
  await deleteAccount(member);
  expect(await statuses()).toEqual([404]);
  expect(await placed(member)).toEqual([{ withheld: 1 }, { withheld: 1 }]);
});

test("who comes back has them again, under the same addresses", async () => {
  const { member, statuses, files } = await aPictured();
  let { token } = member;
  for (let time = 0; time < 2; time += 1) {
    await deleteAccount({ ...member, token });
    expect(await statuses()).toEqual([404]);
    ({ token } = valueOf(await signInAgain(member)));
    await member.stub.runDue();
    expect(await statuses()).toEqual([200]);
  }
  for (const file of files) expect(await store.get(`withheld/${file}`)).toBeUndefined();
});

test("a deletion and its undoing at once leave the photos where they belong", async () => {
  const { member, statuses } = await aPictured();
  await Promise.all([deleteAccount(member), member.stub.runDue(), signInAgain(member), member.stub.runDue()]);
  await signInAgain(member);
  await member.stub.runDue();
  expect(await statuses()).toEqual([200]);
});

test("what was cut off in the middle is done again by the alarm", async () => {
  const { member, files, statuses } = await aPictured();
  await deleteAccount(member);
  // As after a crash: some had been moved, nothing noted.
  for (const file of files.slice(2)) await store.put(file, new Uint8Array([1, 2, 3]));
  await inObject(member, (sql) => void sql.exec("UPDATE photos SET withheld = 0"));
  await member.stub.runDue();
  expect(await statuses()).toEqual([404]);
  expect(await placed(member)).toEqual([{ withheld: 1 }, { withheld: 1 }]);
});
