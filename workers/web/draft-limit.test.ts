import { expect, test } from "vitest";
import { memoryDrafts } from "../../tests/support/doubles/memory-drafts.ts";
import { createDraftLimit } from "./draft-limit.ts";

const writes = async (count: number, write: (at: number) => Promise<void>) => {
  const tried = await Promise.allSettled(Array.from({ length: count }, (_, at) => write(at)));
  return tried.filter(({ status }) => status === "fulfilled").length;
};

test("one address may write for several sign-ups and then half a write a second; others go on", async () => {
  let now = 0;
  const [limit, store] = [createDraftLimit(() => now), memoryDrafts()];
  const flood = limit(store, "192.0.2.1");
  expect(await writes(100, () => flood.put("a", "{}"))).toBe(60);
  await expect(limit(store, "192.0.2.2").put("b", "{}")).resolves.toBeUndefined();
  now += 60_000;
  expect(await writes(100, () => flood.put("a", "{}"))).toBe(30);
  expect(await flood.get("a")).toBe("{}");
  await flood.delete("a");
  expect(store.held.has("a")).toBe(false);
});

test("many addresses together, and visitors that nobody can tell apart, have one limit", async () => {
  const [limit, store] = [createDraftLimit(() => 0), memoryDrafts()];
  const fromNobody = (at: number) => limit(store, "127.0.0.1").put(`${at}`, "{}");
  const fromEach = (at: number) => limit(store, `192.0.${at >> 8}.${at & 255}`).put(`${at}`, "{}");
  expect((await writes(400, fromNobody)) + (await writes(400, fromEach))).toBe(600);
});
