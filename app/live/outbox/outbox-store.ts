import type { PendingMessage } from "./pending-messages.ts";

/** Where pending messages are stored; all tabs of a browser share it. */
export interface OutboxStore {
  read(): PendingMessage[];
  write(pending: readonly PendingMessage[]): void;
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
    write(pending) {
      memory.write(pending);
      try {
        if (pending.length > 0) storage.setItem(PREFIX + member, JSON.stringify(pending));
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
    write(pending) {
      kept = pending;
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
