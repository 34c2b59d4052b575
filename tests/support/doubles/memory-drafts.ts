import type { DraftStore } from "../../../app/request/drafts/draft-storage.server.ts";

/** A draft store in memory, that shows what it holds and what was asked of it. Like the self-hosted one it knows no expiry. */
export interface MemoryDrafts extends DraftStore {
  held: Map<string, string>;
  /** Methods and keys, in the order in which they were called. */
  calls: string[];
  /** From now on each call fails until this is undefined. */
  fault?: Error;
}

export function memoryDrafts(): MemoryDrafts {
  const held = new Map<string, string>();
  const called = (method: string, key: string) => {
    store.calls.push(`${method} ${key}`);
    if (store.fault) throw store.fault;
  };
  const store: MemoryDrafts = {
    held,
    calls: [],
    async get(key) {
      called("get", key);
      return held.get(key) ?? null;
    },
    async put(key, value) {
      called("put", key);
      held.set(key, value);
    },
    async delete(key) {
      called("delete", key);
      held.delete(key);
    },
  };
  return store;
}
