import type { SentMessage, Totals } from "../contract/conversations/conversations.ts";
import type { Card } from "../contract/people/profile.ts";
import type { LiveEvent } from "../contract/live.ts";
import type { Answer } from "./calls/call-api.ts";
import type { DraftStore } from "./outbox/draft-store.ts";
import { LiveSocket, type Connection, type ConnectionEvents } from "./socket/live-socket.ts";
import { type FoundMessage, Outbox } from "./outbox/outbox.ts";
import type { OutboxStore } from "./outbox/outbox-store.ts";
import { pollWhileShown } from "./socket/polling.ts";
import type { PendingMessage } from "./outbox/pending-messages.ts";

/** What came over the socket, messages that our own outbox sent, and likes that were asked for. */
export type ClientEvent =
  | LiveEvent
  | ({ kind: "sent"; to: string; totals: Totals } & FoundMessage)
  /** A message that was deleted: it never goes, or had gone already. */
  | { kind: "withdrawn"; to: string; wasSent: boolean | undefined; totals: Totals }
  /** A like that was asked for (`auto-like.ts`), and not counted yet. */
  | { kind: "auto_like"; profile: Card; match: true; by_switch: true; answered?: undefined; totals: Totals };

/** Answers true when the event is a message that the member can see now: then it never counts as unread. */
export type ClientHandler = (event: ClientEvent) => boolean | void;

interface LiveClientOptions {
  initial: Totals;
  store: OutboxStore;
  drafts: DraftStore;
  send(message: PendingMessage): Promise<Answer<SentMessage>>;
  /** Whether the server has it. */
  find(message: PendingMessage): Promise<Answer<FoundMessage | undefined>>;
  connect(events: ConnectionEvents): Connection;
  /** Is this page visible? */
  isShown(): boolean;
  /** Does this browser get the member's push messages? Then polling is slower. */
  receivesPush(): Promise<boolean>;
  /** The session ended, maybe on another device. */
  onSignedOut(): void;
  random?: () => number;
}

/** The live side of the members' area: totals, events and the outbox. It touches nothing before `start`. */
export class LiveClient {
  #totals: Totals;
  #listeners = new Set<() => void>();
  #handlers = new Set<ClientHandler>();
  #conversationsWithMessages = new Set<string>();
  #options: LiveClientOptions;
  #random: () => number;
  readonly drafts: DraftStore;
  readonly outbox: Outbox;
  /** The socket is open, so nothing is polled. */
  open = false;
  #everOpened = false;
  /** The socket was open, and a try to open it again failed. Where there is none (a PHP API) this says nothing. */
  #isLost = false;

  constructor(options: LiveClientOptions) {
    const { initial, store, drafts, send, find, random = Math.random } = options;
    this.#totals = initial;
    this.#options = options;
    this.#random = random;
    this.drafts = drafts;
    this.outbox = new Outbox({
      store,
      send,
      find,
      random,
      onSent: (sent, { to }) => this.#sent(sent, to),
      onWithdrawn: ({ to }, wasSent) => this.#deliver({ kind: "withdrawn", to, wasSent, totals: this.#totals }),
    });
    this.outbox.subscribe(() => this.#notify());
  }

  totals = (): Totals => this.#totals;

  /** Is there no connection? One that comes back at once was never away. */
  isCut = (): boolean => navigator.onLine === false || this.#isLost || this.outbox.isRetrying();

  /** Calls `listener` when the totals or the connection changed. Returns how to stop. */
  subscribeState = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  setTotals(totals: Partial<Totals>): void {
    this.#totals = { ...this.#totals, ...totals };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  subscribe(handler: ClientHandler): () => void {
    this.#handlers.add(handler);
    return () => void this.#handlers.delete(handler);
  }

  /** Has the socket delivered a message of this conversation since the page was loaded? */
  hasMessageEvent(conversation: string): boolean {
    return this.#conversationsWithMessages.has(conversation);
  }

  /** Opens the socket; while there is none, calls `poll` from time to time (spec §7). */
  start(poll: () => void): { wake(): void; cut(): void; stop(): void } {
    const polling = pollWhileShown(poll, this.#options);
    polling.start();
    const socket = new LiveSocket({
      ...this.#options,
      random: this.#random,
      onEvent: (event) => this.#deliver(event),
      onOpen: () => {
        this.open = this.#everOpened = true;
        this.#isLost = false;
        this.#notify();
        polling.stop();
        void this.outbox.flush();
      },
      onClosed: () => {
        if (this.#everOpened && !this.open) this.#isLost = true;
        this.open = false;
        this.#notify();
        polling.start();
      },
    });
    this.outbox.resume();
    return {
      wake: () => {
        socket.wake();
        polling.back();
        this.#notify();
        void this.outbox.flush();
      },
      cut: () => this.#notify(),
      stop: () => {
        this.open = false;
        socket.close();
        polling.stop();
        this.outbox.stop();
      },
    };
  }

  deliverAutoLike(profile: Card): void {
    this.#deliver({ kind: "auto_like", profile, match: true, by_switch: true, totals: this.#totals });
  }

  #sent(sent: FoundMessage, to: string): void {
    const { credits = this.#totals.credits } = sent;
    this.#deliver({ kind: "sent", to, ...sent, totals: { ...this.#totals, credits } });
  }

  #deliver(event: ClientEvent): void {
    if (event.kind === "message") this.#conversationsWithMessages.add(event.conversation);
    const seen = [...this.#handlers].map((handle) => handle(event)).includes(true);
    const { num_unread_messages } = seen ? this.#totals : event.totals;
    this.setTotals({ ...event.totals, num_unread_messages });
  }
}
