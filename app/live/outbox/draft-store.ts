/** What was typed to somebody and not sent: it outlives the page, and a sign-out that its writer did not ask for. */
export interface DraftStore {
  /** Empty when there is nothing. */
  read(to: string): string;
  /** Nothing but space is nothing. */
  save(to: string, text: string): void;
}

const PREFIX = "periwinkle.draft.";

/** On the device, under the member's own name. Where nothing can be kept the field alone has it. */
export function deviceDrafts(storage: Storage, member: string): DraftStore {
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
        // Full or forbidden: see above.
      }
    },
  };
}

/** For who has no id, and where there is no device. */
export const noDrafts: DraftStore = { read: () => "", save: () => undefined };

/** The member signs out on purpose: nothing of theirs stays. */
export function forgetDrafts(storage: Storage, member: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(`${PREFIX}${member}.`)) storage.removeItem(key);
  }
}
