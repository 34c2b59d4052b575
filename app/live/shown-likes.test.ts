import { expect, test } from "vitest";
import { aStorage } from "../../tests/support/doubles/storage-double.ts";
import { claimLike, forgetShownLikes } from "./shown-likes.ts";

const withoutLocks = (storage: Storage) => ({ storage, locks: undefined });

/** The locks that all tabs of a browser share. */
function theLocks(): LockManager {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, act: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return act(null);
    held.add(name);
    await act({ name, mode: "exclusive" });
    held.delete(name);
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

test("a like is told of once on a device, also after a reload", async () => {
  const storage = aStorage();
  expect(await claimLike("bert", "anna", withoutLocks(storage))).toBe(true);
  expect(await claimLike("bert", "anna", withoutLocks(storage))).toBe(false);
  expect(await claimLike("carl", "anna", withoutLocks(storage))).toBe(true);
  expect(await claimLike("bert", "carla", withoutLocks(storage)), "each member their own").toBe(true);
});

test("of two tabs that have not seen what the other one stored, one tells of it", async () => {
  const locks = theLocks();
  const tabs = [aStorage(), aStorage()].map((storage) => claimLike("bert", "anna", { storage, locks }));
  expect((await Promise.all(tabs)).sort()).toEqual([false, true]);
});

test("the last fifty are remembered", async () => {
  const storage = aStorage();
  for (let number = 0; number < 60; number++) await claimLike(`m${number}`, "anna", withoutLocks(storage));
  expect(storage.getItem("periwinkle.likes.anna")?.split(" ")).toHaveLength(50);
  expect(await claimLike("m59", "anna", withoutLocks(storage))).toBe(false);
  expect(await claimLike("m10", "anna", withoutLocks(storage))).toBe(false);
  expect(await claimLike("m9", "anna", withoutLocks(storage))).toBe(true);
});

test("a storage that is full or forbidden hides no like", async () => {
  const full = aStorage();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(await claimLike("bert", "anna", withoutLocks(full))).toBe(true);
});

test("of another member nothing stays once somebody else uses the browser", async () => {
  const storage = aStorage();
  storage.setItem("theme", "dark");
  await claimLike("bert", "anna", withoutLocks(storage));
  await claimLike("dora", "willem", withoutLocks(storage));
  forgetShownLikes(storage, "anna");
  expect(Object.keys(storage)).toEqual(["theme", "periwinkle.likes.anna"]);
});
