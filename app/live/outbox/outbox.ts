import type { SentMessage } from "../../contract/conversations.ts";
import { backoff } from "../backoff.ts";
import type { Answer } from "../calls/call-api.ts";
import type { OutboxStore } from "./outbox-store.ts";
import type { PendingMessage } from "./pending-messages.ts";

interface OutboxOptions {
  store: OutboxStore;
  send(pending: PendingMessage): Promise<Answer<SentMessage>>;
  /** The server has it: it is no longer pending. */
  onSent(sent: SentMessage, pending: PendingMessage): void;
  random: () => number;
}

/** Keeps what was written until the server has it: sends in order, again and again with the same key. */
export class Outbox {
  #options: OutboxOptions;
  #entries: readonly PendingMessage[] = [];
  #listeners = new Set<() => void>();
  #running = false;
  #stopped = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Pending messages, oldest first; the same array until something changes. */
  pending = (): readonly PendingMessage[] => this.#entries;

  /** The last round could not reach the server, and another one is scheduled. */
  isRetrying = (): boolean => this.#failures > 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(entry: PendingMessage): void {
    this.#change((pending) => [...pending.filter(({ client_id }) => client_id !== entry.client_id), entry]);
    void this.flush();
  }

  /** Sends a refused message again, with the same key: a refusal stores nothing. */
  retry(clientId: string): void {
    this.#change((pending) =>
      pending.map((one) => (one.client_id === clientId ? { ...one, refused: undefined } : one)),
    );
    void this.flush();
  }

  discard(clientId: string): void {
    this.#change((pending) => pending.filter(({ client_id }) => client_id !== clientId));
  }

  /** Reads what earlier pages left and what other tabs did, and sends it. */
  resume(): void {
    this.#stopped = false;
    this.#change((pending) => pending);
    void this.flush();
  }

  /** Sends nothing more until `resume`; what is on its way is not taken back. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
  }

  /** Tries every pending message once. After a failure the later ones to the same person wait, so that they stay in order. */
  async flush(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    clearTimeout(this.#retry);
    const tried = new Set<string>();
    const deferred = new Set<string>();
    while (!this.#stopped) {
      const next = this.#entries.find((one) => !one.refused && !tried.has(one.client_id) && !deferred.has(one.to));
      if (!next) break;
      tried.add(next.client_id);
      if (!this.#settle(next, await this.#options.send(next))) deferred.add(next.to);
    }
    this.#running = false;
    if (this.#stopped) return;
    const wasRetrying = this.isRetrying();
    this.#failures = deferred.size > 0 ? this.#failures + 1 : 0;
    if (this.isRetrying() !== wasRetrying) this.#notify();
    if (this.#failures === 0) return;
    this.#retry = setTimeout(() => void this.flush(), backoff(this.#failures - 1, this.#options.random));
  }

  /** False when the message has to be tried again. */
  #settle(entry: PendingMessage, answer: Answer<SentMessage>): boolean {
    if (answer.ok) {
      this.discard(entry.client_id);
      this.#options.onSent(answer.value, entry);
      return true;
    }
    if (answer.retryable) return false;
    const refusal = { refused: answer.problem, refused_at: new Date().toISOString() };
    this.#change((pending) => pending.map((one) => (one.client_id === entry.client_id ? { ...one, ...refusal } : one)));
    return true;
  }

  /** Reads the store first: another tab may have sent or added something. */
  #change(how: (pending: PendingMessage[]) => PendingMessage[]): void {
    const { store } = this.#options;
    this.#entries = how(store.read());
    store.write(this.#entries);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
