import { expect, test, vi } from "vitest";
import { deviceDrafts } from "./draft-store.ts";

function aStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
}

/** A window of a browser, of which another tab may change the storage. */
function aWindow(): EventTarget {
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  return window;
}

test("whoever shows drafts hears of a change on the page and in another tab, until they stop", () => {
  const window = aWindow();
  const drafts = deviceDrafts(aStorage(), "anna");
  const read: string[] = [];
  const stop = drafts.subscribe(() => read.push(drafts.read("bert")));
  drafts.save("bert", "Good morn");
  window.dispatchEvent(new Event("storage"));
  drafts.save("bert", "  ");
  stop();
  drafts.save("bert", "again");
  window.dispatchEvent(new Event("storage"));
  expect(read).toEqual(["Good morn", "Good morn", ""]);
  vi.unstubAllGlobals();
});
