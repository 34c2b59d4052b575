import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  aCaseWithPhoto,
  aDecidedReport,
  appealLinkOf,
  claimCase,
  everythingInSite,
  inSite,
} from "../../../../../tests/workers/case-fixtures.ts";
import { actors, type aMember, valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";
import { photoStoreOf } from "../../../providers/photos/photo-store-of.ts";
import { photoIdOf } from "../../../providers/photos/photo-id.ts";
import { fileOf } from "../../../providers/photos/variants.ts";
import { findCase } from "./cases.ts";
import { keepEvidence } from "./loose-evidence.ts";

/** As the erasure of a member tells the site. */
function erase({ id, order }: Awaited<ReturnType<typeof aMember>>): Promise<void> {
  const payload = { member: id, emails: [order.email] };
  return actors.site().receive({ id: `erasure/${crypto.randomUUID()}`, kind: "forgotten", payload });
}

test("of an erased member who was reported no evidence is left, the case stays without a name", async () => {
  const { anna, bert, word, number, isKept } = await aCaseWithPhoto();
  await claimCase("reports", number);
  expect(await isKept()).toBe(true);
  await erase(bert);
  const left = await everythingInSite();
  for (const trace of [word, bert.id]) expect(left).not.toContain(trace);
  expect(await inSite((sql) => findCase(sql, number))).toMatchObject({ reported: null, reporter: anna.id });
  expect(await isKept()).toBe(false);
  await expect(claimCase("reports", number)).rejects.toThrow("nobody gives");
});

test("of an erased member who reported their words and the conversation go, the other's profile stays in the open case", async () => {
  const { anna, bert, word, number, isKept } = await aCaseWithPhoto();
  await erase(anna);
  const left = await everythingInSite();
  for (const trace of [word, anna.id]) expect(left).not.toContain(trace);
  const kept = await inSite((sql) => findCase(sql, number));
  expect(kept).toMatchObject({ reported: bert.id, reporter: null, details: { profile: { name: "Bert" } } });
  expect(await isKept()).toBe(true);
  expect(await claimCase("reports", number)).toBeGreaterThan(0);
});

test("an appeal and an operator's words go with whom they are about", async () => {
  const { anna, bert, word } = await aCaseWithPhoto();
  await aDecidedReport([anna, bert], { words: `about Bert ${word}` });
  const link = await appealLinkOf(bert, "case_decided");
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: `I am Bert ${word}` }));
  await erase(bert);
  expect(await everythingInSite()).not.toContain(word);
});

test("copies of photos that no case comes to have are deleted after a day", async () => {
  const { isKept, photo } = await aCaseWithPhoto();
  const loose = photoIdOf(crypto.randomUUID());
  const store = photoStoreOf(env as unknown as Env);
  await actors.site().cases.expectEvidence([loose, photo]);
  await store.put(fileOf(loose, "full"), new Uint8Array([1]));
  const isLeft = async () => (await store.get(fileOf(loose, "full")))?.cancel().then(() => true) ?? false;
  const tell = () => actors.site().receive({ id: crypto.randomUUID(), kind: "count", payload: { name: "reports" } });
  await tell();
  expect(await isLeft()).toBe(true);
  await inSite((sql) => keepEvidence(sql, [photo]));
  moveClock(clock.offset() + 25 * 60 * 60_000);
  await tell();
  moveClock(0);
  expect(await isLeft()).toBe(false);
  expect(await isKept()).toBe(true);
});
