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
  expect((await writes(1600, fromNobody)) + (await writes(1600, fromEach))).toBe(3000);
});

test("one network with any number of addresses has a limit of its own", async () => {
  const [limit, store] = [createDraftLimit(() => 0), memoryDrafts()];
  const within = (at: number) => limit(store, `2001:db8:7:${at.toString(16)}::1`).put(`${at}`, "{}");
  expect(await writes(300, within)).toBe(240);
  await expect(limit(store, "2001:db8:8::1").put("elsewhere", "{}")).resolves.toBeUndefined();
});

test("whoever has begun goes on through any flood of new drafts, and one draft is not written without end", async () => {
  const [limit, store] = [createDraftLimit(() => 0), memoryDrafts()];
  await limit(store, "127.0.0.1").put("anna", "1");
  await writes(4000, (at) => limit(store, "127.0.0.1").put(`${at}`, "{}"));
  await expect(limit(store, "127.0.0.1").put("late", "{}")).rejects.toThrow("too many drafts");
  const again = async () => {
    const drafts = limit(store, "127.0.0.1");
    await drafts.get("anna");
    await drafts.put("anna", "2");
  };
  expect(await writes(100, again)).toBe(60);
  expect(store.held.get("anna")).toBe("2");
});
