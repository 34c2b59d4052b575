import type { SentMessage } from "../../contract/conversations.ts";
import { backoff } from "../backoff.ts";
import type { Answer } from "../calls/call-api.ts";
import type { OutboxStore } from "./outbox-store.ts";
import type { PendingMessage } from "./pending-messages.ts";

interface OutboxOptions {
  store: OutboxStore;
  send(pending: PendingMessage): Promise<Answer<SentMessage>>;
  /** Acknowledged: it is no longer pending. */
  onSent(sent: SentMessage, pending: PendingMessage): void;
  random: () => number;
}

/** Keeps what was written until the server has it: sends in order, again and again with the same key. */
export class Outbox {
  #options: OutboxOptions;
  #entries: readonly PendingMessage[] = [];
  #listeners = new Set<() => void>();
  #running = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** What waits, oldest first; the same array until something changes. */
  pending = (): readonly PendingMessage[] => this.#entries;

  /** The last round left something unsent, which is tried again by itself. */
  isWaiting = (): boolean => this.#failures > 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(entry: PendingMessage): void {
    this.#change((kept) => [...kept.filter(({ client_id }) => client_id !== entry.client_id), entry]);
    void this.flush();
  }

  /** Tries a refused one again: with the same key, since nothing was stored. */
  retry(clientId: string): void {
    this.#change((kept) => kept.map((one) => (one.client_id === clientId ? { ...one, refused: undefined } : one)));
    void this.flush();
  }

  discard(clientId: string): void {
    this.#change((kept) => kept.filter(({ client_id }) => client_id !== clientId));
  }

  /** Reads what earlier pages left and what other tabs did, and sends it. */
  resume(): void {
    this.#change((kept) => kept);
    void this.flush();
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  /** One round over everything that waits. Who could not be reached gets no later message before this one. */
  async flush(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#retry);
    const tried = new Set<string>();
    const unreached = new Set<string>();
    for (;;) {
      const next = this.#entries.find((one) => !one.refused && !tried.has(one.client_id) && !unreached.has(one.to));
      if (!next) break;
      tried.add(next.client_id);
      if (!this.#settle(next, await this.#options.send(next))) unreached.add(next.to);
    }
    this.#running = false;
    const wasWaiting = this.isWaiting();
    this.#failures = unreached.size > 0 ? this.#failures + 1 : 0;
    if (this.isWaiting() !== wasWaiting) this.#tell();
    if (this.#failures === 0) return;
    this.#retry = setTimeout(() => void this.flush(), backoff(this.#failures - 1, this.#options.random));
  }

  /** Whether it is decided, one way or the other. */
  #settle(entry: PendingMessage, answer: Answer<SentMessage>): boolean {
    if (answer.ok) {
      this.discard(entry.client_id);
      this.#options.onSent(answer.value, entry);
      return true;
    }
    if (answer.again) return false;
    const refused = answer.problem;
    this.#change((kept) => kept.map((one) => (one.client_id === entry.client_id ? { ...one, refused } : one)));
    return true;
  }

  /** Starts from what is kept now: another tab may have sent or added something. */
  #change(how: (kept: PendingMessage[]) => PendingMessage[]): void {
    const { store } = this.#options;
    this.#entries = how(store.read());
    store.write(this.#entries);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
