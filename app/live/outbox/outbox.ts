import type { SentMessage } from "../../contract/conversations/conversations.ts";
import { backoff } from "../backoff.ts";
import type { Answer } from "../calls/call-api.ts";
import { mintKey } from "./client-key.ts";
import type { OutboxStore } from "./outbox-store.ts";
import type { PendingMessage } from "./pending-messages.ts";

/** A message that the server has. Only the answer to its sending says the balance. */
export type FoundMessage = Omit<SentMessage, "credits"> & Partial<Pick<SentMessage, "credits">>;

interface OutboxOptions {
  store: OutboxStore;
  send(pending: PendingMessage): Promise<Answer<SentMessage>>;
  /** Asks whether the server has this message, and sends nothing. */
  find(pending: PendingMessage): Promise<Answer<FoundMessage | undefined>>;
  /** The server has it: it is no longer pending. */
  onSent(sent: FoundMessage, pending: PendingMessage): void;
  /** It was deleted: the server never gets it, or (`wasSent`) had it already; undefined where nobody can tell any more. */
  onWithdrawn(pending: PendingMessage, wasSent: boolean | undefined): void;
  random: () => number;
}

/** Milliseconds: a try that began this long ago has arrived or never does. Calls are given up after 20 seconds. */
const TRY_IS_OVER = 25_000;
/** How soon the server is asked again about a deleted message. */
const ASK_EVERY = 5_000;

/** `later`: the server has not got it, but a try may still be on its way. */
type Outcome = "done" | "unreachable" | "later";

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
    this.#update(clientId, { refused: undefined });
    void this.flush();
  }

  /** Drops a refused message: the server has nothing of it. */
  discard(clientId: string): void {
    this.#change((pending) => pending.filter(({ client_id }) => client_id !== clientId));
  }

  /** Deletes a message that was not acknowledged. Once it was tried, the server is asked first whether it has it. */
  withdraw(clientId: string): void {
    this.#update(clientId, {});
    const entry = this.#entries.find(({ client_id }) => client_id === clientId);
    if (!entry) return;
    if (entry.tried === undefined) return this.#endWithdrawn(entry, false);
    this.#update(clientId, { withdrawn: true });
    void this.flush();
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

  /** Tries every pending message once, now. After a failure the later ones to the same person wait, so that they stay in order. */
  async flush(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    clearTimeout(this.#retry);
    const handled = new Set<string>();
    const deferred = new Set<string>();
    while (!this.#stopped) {
      const next = this.#take((one) => !one.refused && !handled.has(one.client_id) && !deferred.has(one.to));
      if (!next) break;
      handled.add(next.client_id);
      if ((await (next.withdrawn ? this.#ask(next) : this.#send(next))) === "unreachable") deferred.add(next.to);
    }
    this.#running = false;
    if (!this.#stopped) this.#plan(deferred.size > 0);
  }

  /** The next round, if one is needed. */
  #plan(hasFailed: boolean): void {
    const wasRetrying = this.isRetrying();
    this.#failures = hasFailed ? this.#failures + 1 : 0;
    if (this.isRetrying() !== wasRetrying) this.#notify();
    const wait = hasFailed ? backoff(this.#failures - 1, this.#options.random) : Infinity;
    const soon = this.#entries.some(({ withdrawn }) => withdrawn) ? Math.min(wait, ASK_EVERY) : wait;
    if (soon < Infinity) this.#retry = setTimeout(() => void this.flush(), soon);
  }

  /** As the store has it now: another tab may have deleted it or be about to. From here on it counts as tried. */
  #take(isDue: (one: PendingMessage) => boolean): PendingMessage | undefined {
    this.#change((pending) => pending);
    const next = this.#entries.find(isDue);
    if (next && !next.withdrawn) this.#update(next.client_id, { tried: Date.now() });
    return next;
  }

  async #send(entry: PendingMessage): Promise<Outcome> {
    const answer = await this.#options.send(entry);
    if (!answer.ok && answer.retryable) return "unreachable";
    const isWithdrawn = this.#options.store.read().some((one) => one.client_id === entry.client_id && one.withdrawn);
    if (answer.ok) return this.#settle(entry, answer.value, isWithdrawn);
    if (isWithdrawn) {
      this.#endWithdrawn(entry, false);
      return "done";
    }
    const { problem } = answer;
    this.#update(entry.client_id, {
      refused: problem,
      refused_at: new Date().toISOString(),
      tried: undefined,
      // The price was told: who sends it again means that one.
      ...(problem["cost"] !== undefined && { shown_cost: Number(problem["cost"]) }),
      // Another tab sent something else under it: what stands here now goes under one of its own.
      ...(problem.error === "key_reused" && { client_id: mintKey() }),
    });
    return "done";
  }

  async #ask(entry: PendingMessage): Promise<Outcome> {
    const answer = await this.#options.find(entry);
    const isGone = !answer.ok && ["not_found", "blocked"].includes(answer.problem.error);
    if (!answer.ok && !isGone) return "unreachable";
    if (answer.ok && answer.value) return this.#settle(entry, answer.value, true);
    if (Date.now() - (entry.tried ?? 0) < TRY_IS_OVER) return "later";
    // Where the conversation went, the message may have gone with it.
    this.#endWithdrawn(entry, isGone ? undefined : false);
    return "done";
  }

  #settle(entry: PendingMessage, sent: FoundMessage, isWithdrawn: boolean): Outcome {
    this.discard(entry.client_id);
    this.#options.onSent(sent, entry);
    if (isWithdrawn) this.#options.onWithdrawn(entry, true);
    return "done";
  }

  #endWithdrawn(entry: PendingMessage, wasSent: boolean | undefined): void {
    this.discard(entry.client_id);
    this.#options.onWithdrawn(entry, wasSent);
  }

  #update(clientId: string, changes: Partial<PendingMessage>): void {
    this.#change((pending) => pending.map((one) => (one.client_id === clientId ? { ...one, ...changes } : one)));
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
