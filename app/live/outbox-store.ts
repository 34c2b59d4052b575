import type { PendingMessage } from "./pending-messages.ts";

/** Where waiting messages are kept. Every device shares one place between its tabs. */
export interface OutboxStore {
  read(): PendingMessage[];
  write(waiting: readonly PendingMessage[]): void;
}

const PREFIX = "periwinkle.outbox.";

/** On the device, under the member's own name. A full or forbidden storage keeps them in memory as long as the page lives. */
export function deviceStore(storage: Storage, member: string): OutboxStore {
  const memory = memoryStore();
  return {
    read() {
      try {
        return parsePending(storage.getItem(PREFIX + member));
      } catch {
        return memory.read();
      }
    },
    write(waiting) {
      memory.write(waiting);
      try {
        if (waiting.length > 0) storage.setItem(PREFIX + member, JSON.stringify(waiting));
        else storage.removeItem(PREFIX + member);
      } catch {
        // Kept in memory: see above.
      }
    },
  };
}

/** For who has no id, and where there is no device. */
export function memoryStore(): OutboxStore {
  let kept: readonly PendingMessage[] = [];
  return {
    read: () => [...kept],
    write(waiting) {
      kept = waiting;
    },
  };
}

/** Another person may sit here next: nothing of anybody stays. */
export function forgetAll(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}

function parsePending(text: string | null): PendingMessage[] {
  const value: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(value) ? value.filter(isPending) : [];
}

function isPending(value: unknown): value is PendingMessage {
  const entry = value as Partial<PendingMessage> | null;
  return typeof entry?.client_id === "string" && typeof entry.to === "string" && typeof entry.text === "string";
}
