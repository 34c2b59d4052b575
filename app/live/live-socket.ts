import { LIVE_PONG, LIVE_SIGNED_OUT, type LiveEvent, type LiveFrame } from "../contract/live.ts";
import { backoff } from "./backoff.ts";
import { startHeartbeat } from "./heartbeat.ts";

/** As much of a WebSocket as is used here. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  onOpen(): void;
  onText(text: unknown): void;
  /** Also when it never opened. `code`: as the other side gave it. */
  onClose(code?: number): void;
}

interface LiveSocketOptions {
  connect(events: LineEvents): Line;
  onEvent(event: LiveEvent): void;
  onOpen(): void;
  /** Also after each try that failed. */
  onClosed(): void;
  /** The session ended: there is no point in trying again. */
  onSignedOut(): void;
  /** Does the reader see this page? */
  isShown(): boolean;
  random: () => number;
}

/** So many tries that never opened, and there is probably no such endpoint (a PHP API): then we ask seldom. */
const PATIENCE = 4;
const SELDOM = 300_000;

/** Keeps one socket open: reconnects by itself, and drops a line that no longer answers. */
export class LiveSocket {
  #options: LiveSocketOptions;
  #line: Line | undefined;
  #stopPulse = () => {};
  #attempt = 0;
  #everOpened = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveSocketOptions) {
    this.#options = options;
    this.#start();
  }

  /** There is reason for hope (online again, page visible again): a waiting try happens now. */
  wake(): void {
    if (this.#line && this.#options.isShown()) this.#say({ kind: "shown" });
    if (!this.#retry) return;
    clearTimeout(this.#retry);
    this.#start();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#hangUp();
  }

  #start(): void {
    this.#retry = undefined;
    const line = this.#options.connect({
      onOpen: () => {
        this.#everOpened = true;
        this.#options.onOpen();
      },
      onText: (text) => (text === LIVE_PONG ? heartbeat.answered() : this.#hear(text)),
      onClose: (code) => this.#lost(line, code),
    });
    const heartbeat = startHeartbeat(line, () => this.#lost(line));
    this.#line = line;
    this.#stopPulse = heartbeat.stop;
  }

  #hear(text: unknown): void {
    const event = readEvent(text);
    if (!event) return;
    this.#attempt = 0; // the other side really speaks: an open line alone may close at once
    if (event.kind === "hello" && !this.#options.isShown()) this.#say({ kind: "hidden" });
    if (event.kind === "hidden" && this.#options.isShown()) this.#say({ kind: "shown" });
    this.#options.onEvent(event);
  }

  #say(frame: LiveFrame): void {
    try {
      this.#line?.send(JSON.stringify(frame));
    } catch {
      // Still connecting: the hello will ask.
    }
  }

  #lost(line: Line, code?: number): void {
    if (line !== this.#line) return;
    this.#hangUp();
    this.#options.onClosed();
    if (code === LIVE_SIGNED_OUT) return this.#options.onSignedOut();
    const hopeless = !this.#everOpened && this.#attempt >= PATIENCE;
    const wait = hopeless ? SELDOM : backoff(this.#attempt++, this.#options.random);
    this.#retry = setTimeout(() => this.#start(), wait);
  }

  #hangUp(): void {
    this.#stopPulse();
    const line = this.#line;
    this.#line = undefined;
    line?.close();
  }
}

/** The web Worker passes on what our API wrote; anything else is from a middlebox and is not for us. */
function readEvent(text: unknown): LiveEvent | undefined {
  if (typeof text !== "string" || !text.startsWith("{")) return undefined;
  try {
    const event = JSON.parse(text) as LiveEvent;
    return event.kind && event.totals ? event : undefined;
  } catch {
    return undefined;
  }
}
