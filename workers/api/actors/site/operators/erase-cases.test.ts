import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  aDecidedReport,
  aReport,
  appealLinkOf,
  claimCase,
  inSite,
} from "../../../../../tests/workers/case-fixtures.ts";
import { actors, aMember, delivered, valueOf, write } from "../../../../../tests/workers/member-fixtures.ts";
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

/** All that the site stores, as text. */
const everything = () =>
  inSite((sql) =>
    JSON.stringify(
      ["cases", "case_decisions", "appeals", "queue_items", "outbox", "audit_subjects"].map((table) =>
        sql.exec(`SELECT * FROM ${table}`).toArray(),
      ),
    ),
  );

async function aCase() {
  const [anna, bert] = [await aMember({ name: "Anna", credits: 5 }), await aMember({ name: "Bert", credits: 5 })];
  const word = crypto.randomUUID();
  const message = valueOf(await write(bert, anna, { text: `insult ${word}` })).message.id;
  await delivered(bert, anna);
  const photo = photoIdOf(word);
  const store = photoStoreOf(env as unknown as Env);
  await store.put(fileOf(photo, "full"), new Uint8Array([1, 2, 3]));
  const number = await aReport(anna, bert, { message, text: `words ${word}`, photos: [photo] });
  const isKept = async () => {
    const bytes = await store.get(fileOf(photo, "full"));
    await bytes?.cancel();
    return bytes !== undefined;
  };
  return { anna, bert, word, number, photo, isKept };
}

test("of an erased member who was reported no evidence is left, the case stays without a name", async () => {
  const { anna, bert, word, number, isKept } = await aCase();
  await claimCase("reports", number);
  expect(await isKept()).toBe(true);
  await erase(bert);
  const left = await everything();
  for (const trace of [word, bert.id]) expect(left).not.toContain(trace);
  expect(await inSite((sql) => findCase(sql, number))).toMatchObject({ reported: null, reporter: anna.id });
  expect(await isKept()).toBe(false);
  await expect(claimCase("reports", number)).rejects.toThrow("nobody gives");
});

test("of an erased member who reported their words and the conversation go, the other's profile stays in the open case", async () => {
  const { anna, bert, word, number, isKept } = await aCase();
  await erase(anna);
  const left = await everything();
  for (const trace of [word, anna.id]) expect(left).not.toContain(trace);
  const kept = await inSite((sql) => findCase(sql, number));
  expect(kept).toMatchObject({ reported: bert.id, reporter: null, details: { profile: { name: "Bert" } } });
  expect(await isKept()).toBe(true);
  expect(await claimCase("reports", number)).toBeGreaterThan(0);
});

test("an appeal and an operator's words go with whom they are about", async () => {
  const { anna, bert, word } = await aCase();
  await aDecidedReport([anna, bert], { words: `about Bert ${word}` });
  const link = await appealLinkOf(bert, "case_decided");
  valueOf(await actors.site().cases.sendAppeal({ ...link, text: `I am Bert ${word}` }));
  await erase(bert);
  expect(await everything()).not.toContain(word);
});

test("copies of photos that no case comes to have are deleted after a day", async () => {
  const { isKept, photo } = await aCase();
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
