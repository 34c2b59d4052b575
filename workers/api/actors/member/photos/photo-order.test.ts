import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { aPng } from "../../../../../tests/support/picture.ts";
import { anAccount } from "../../../../../tests/workers/account-fixtures.ts";
import { delivered } from "../../../../../tests/workers/member-fixtures.ts";
import {
  anActivePhoto,
  decide,
  inMember,
  photosOf,
  queuedPhotos,
  seenBy,
  uploaded,
} from "../../../../../tests/workers/photo-fixtures.ts";
import type { Env } from "../../../env.ts";
import { wholeImage } from "./whole-image.ts";

const secret = (env as unknown as Env).PHOTO_SECRET;
const active = (id: string) => ({ id: id.repeat(20), status: "active" });

test("photos that are put in order while another one comes in never share a place", async () => {
  const anna = await anAccount();
  const first = await anActivePhoto(anna);
  await anna.stub.photos.begin(anna.token, { id: "x".repeat(20), attempt: crypto.randomUUID() });
  const last = await anActivePhoto(anna, aPng({ seed: 1 }));
  await anna.stub.photos.arrange(anna.token, { id: last.id, position: 1 });
  const rows = await inMember(anna, (sql) => sql.exec("SELECT id, position FROM photos ORDER BY position").toArray());
  expect(rows).toEqual([last.id, first.id, "x".repeat(20)].map((id, at) => ({ id, position: at + 1 })));
});

test("of two photos at one place always the same is the main one", async () => {
  const [anna, bert] = [await anAccount({ images: [active("b"), active("a")] }), await anAccount()];
  await inMember(anna, (sql) => void sql.exec("UPDATE photos SET position = 1"));
  expect((await photosOf(anna)).map(({ id }) => id)).toEqual([active("a").id, active("b").id]);
  expect((await seenBy(bert, anna)).main_image?.id).toBe(active("a").id);
});

test("nobody puts photos in order, or deletes them, without end", async () => {
  const anna = await anAccount({ images: [active("a"), active("b")] });
  const answers = [];
  for (let time = 0; time < 250; time += 1) {
    const { id } = active(time % 2 === 0 ? "b" : "a");
    answers.push((await anna.stub.photos.arrange(anna.token, { id, position: 1 })).ok);
  }
  expect(answers.filter(Boolean).length).toBeGreaterThanOrEqual(200);
  expect(answers).toContain(false);
  expect(await anna.stub.photos.remove(anna.token, "nothing")).toMatchObject({ problem: { error: "rate_limited" } });
});

test("refused photos that make room for others leave the operators' queue too", async () => {
  const anna = await anAccount();
  for (let seed = 0; seed < 12; seed += 1) {
    const photo = await uploaded(anna, aPng({ seed }));
    await anna.stub.runDue();
    await decide(anna, photo, "refused");
  }
  await delivered(anna);
  const there = (await photosOf(anna)).map(({ id }) => id);
  expect(there).toHaveLength(10);
  expect((await queuedPhotos(anna)).toSorted()).toEqual(there.toSorted());
});

test("a photo has names where there is something to show, for its owner and for operators", () => {
  const row = { id: "a".repeat(20), reason: null, withheld: 0 };
  for (const status of ["inspection", "active", "refused"])
    expect(wholeImage({ ...row, status }, secret)?.filename).toContain("/large.webp?s=");
  expect(wholeImage({ ...row, status: "preparing" }, secret)).toBeNull();
  expect(wholeImage({ ...row, status: "active", withheld: 1 }, secret)).toBeNull();
});
