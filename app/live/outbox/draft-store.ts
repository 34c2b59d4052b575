/** Text that was typed to somebody and not sent. It stays when the page is closed or the session ends by itself. */
export interface DraftStore {
  /** Empty when there is nothing. */
  read(to: string): string;
  /** A text of only spaces removes the draft. */
  save(to: string, text: string): void;
  /** Calls `listener` when a draft may have changed, in another tab too. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

const PREFIX = "periwinkle.draft.";

/** In the browser's storage, by member. When that is full or forbidden a draft is lost with its page. */
export function deviceDrafts(storage: Storage, member: string): DraftStore {
  const listeners = new Set<() => void>();
  const keyOf = (to: string) => `${PREFIX}${member}.${to}`;
  return {
    read(to) {
      try {
        return storage.getItem(keyOf(to)) ?? "";
      } catch {
        return "";
      }
    },
    save(to, text) {
      try {
        if (text.trim()) storage.setItem(keyOf(to), text);
        else storage.removeItem(keyOf(to));
      } catch {
        // Storage is full or forbidden.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}

/** On the server, and for a member without an id (a PHP API may give none). */
export const noDrafts: DraftStore = {
  read: () => "",
  save: () => undefined,
  subscribe: () => () => undefined,
};
