import type { PendingMessage } from "./pending-messages.ts";

/** Where pending messages are stored; all tabs of a browser share it. */
export interface OutboxStore {
  read(): PendingMessage[];
  write(pending: readonly PendingMessage[]): void;
}

const PREFIX = "periwinkle.outbox.";

/** In the browser's storage, by member. When that is full or forbidden they stay in memory until the page is closed. */
export function deviceStore(storage: Storage, member: string): OutboxStore {
  const memory = memoryStore();
  let isStored = true;
  return {
    read() {
      if (!isStored) return memory.read();
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
        isStored = true;
      } catch {
        isStored = false;
      }
    },
  };
}

/** On the server, and for a member without an id (a PHP API may give none). */
export function memoryStore(): OutboxStore {
  let stored: readonly PendingMessage[] = [];
  return {
    read: () => [...stored],
    write(pending) {
      stored = pending;
    },
  };
}

function parsePending(text: string | null): PendingMessage[] {
  const value: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(value) ? value.filter(isPending) : [];
}

function isPending(value: unknown): value is PendingMessage {
  const entry = value as Partial<PendingMessage> | null;
  return typeof entry?.client_id === "string" && typeof entry.to === "string" && typeof entry.text === "string";
}
