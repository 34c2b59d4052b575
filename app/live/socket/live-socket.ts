import {
  LIVE_PONG,
  LIVE_SESSION_ENDED,
  LIVE_SIGNED_OUT,
  type LiveEvent,
  type ClientFrame,
} from "../../contract/live.ts";
import { backoff } from "../backoff.ts";
import { startHeartbeat } from "./heartbeat.ts";

/** The part of a WebSocket that is used here. */
export interface Connection {
  send(text: string): void;
  close(): void;
}

export interface ConnectionEvents {
  onOpen(): void;
  onText(text: unknown): void;
  /** Also when it never opened. `code`: the close code of the other side. */
  onClose(code?: number): void;
}

interface LiveSocketOptions {
  connect(events: ConnectionEvents): Connection;
  onEvent(event: LiveEvent): void;
  onOpen(): void;
  /** Also after each try that failed. */
  onClosed(): void;
  /** The session ended: it does not reconnect. */
  onSignedOut(): void;
  /** Is this page visible? */
  isShown(): boolean;
  random: () => number;
}

/** After so many tries that never opened there is probably no such endpoint (a PHP API): the next ones come every 5 minutes. */
const MAX_FIRST_TRIES = 4;
const LONG_DELAY = 300_000;

/** Keeps one socket open: reconnects by itself, and drops a connection that no longer answers. */
export class LiveSocket {
  #options: LiveSocketOptions;
  #connection: Connection | undefined;
  #heartbeat: ReturnType<typeof startHeartbeat> | undefined;
  #attempt = 0;
  #everOpened = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveSocketOptions) {
    this.#options = options;
    this.#start();
  }

  /** Online again, or the page is visible again: a scheduled try is made now. */
  wake(): void {
    if (this.#connection && this.#options.isShown()) {
      this.#send({ kind: "shown" });
      this.#heartbeat?.ping();
    }
    if (!this.#retry) return;
    clearTimeout(this.#retry);
    this.#start();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#disconnect();
  }

  #start(): void {
    this.#retry = undefined;
    const connection = this.#options.connect({
      onOpen: () => {
        this.#everOpened = true;
        this.#options.onOpen();
      },
      onText: (text) => {
        if (text === LIVE_PONG) heartbeat.answered();
        else if (text === LIVE_SESSION_ENDED) this.#lost(connection, LIVE_SIGNED_OUT);
        else this.#receive(text);
      },
      onClose: (code) => this.#lost(connection, code),
    });
    const heartbeat = startHeartbeat(connection, () => this.#lost(connection));
    this.#connection = connection;
    this.#heartbeat = heartbeat;
  }

  #receive(text: unknown): void {
    const event = readEvent(text);
    if (!event) return;
    this.#attempt = 0; // only now: a connection that opened and sent nothing may close at once, again and again
    const isShown = this.#options.isShown();
    // At the hello each page of the browser says it: one that is hidden has opened the socket for one that is shown.
    if (event.kind === "hello" || (event.kind === "hidden" && isShown))
      this.#send({ kind: isShown ? "shown" : "hidden" });
    this.#options.onEvent(event);
  }

  #send(frame: ClientFrame): void {
    try {
      this.#connection?.send(JSON.stringify(frame));
    } catch {
      // Still connecting: whether the page is visible is sent after the hello.
    }
  }

  #lost(connection: Connection, code?: number): void {
    if (connection !== this.#connection) return;
    this.#disconnect();
    this.#options.onClosed();
    if (code === LIVE_SIGNED_OUT) return this.#options.onSignedOut();
    const neverOpened = !this.#everOpened && this.#attempt >= MAX_FIRST_TRIES;
    const wait = neverOpened ? LONG_DELAY : backoff(this.#attempt++, this.#options.random);
    this.#retry = setTimeout(() => this.#start(), wait);
  }

  #disconnect(): void {
    this.#heartbeat?.stop();
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.close();
  }
}

/** The web Worker passes on what our API wrote; anything else comes from a proxy on the way and is ignored. */
function readEvent(text: unknown): LiveEvent | undefined {
  if (typeof text !== "string" || !text.startsWith("{")) return undefined;
  try {
    const event = JSON.parse(text) as LiveEvent;
    return event.kind && event.totals ? event : undefined;
  } catch {
    return undefined;
  }
}
