import type { ClientFrame } from "../../contract/live.ts";
import { pageMember } from "../calls/page-member.ts";
import { connectSocket } from "./connect-socket.ts";
import type { Connection, ConnectionEvents } from "./live-socket.ts";

/** A page that sleeps may hold the lock and answer nobody. */
const ANSWER_WITHIN = 3_000;

const HIDDEN = JSON.stringify({ kind: "hidden" } satisfies ClientFrame);

/** What the pages of one browser and one member say to each other. */
type PageMessage =
  | { kind: "joined"; page: string }
  /** What the socket said: to all that were greeted, or the greeting of one that has just come. */
  | { kind: "heard"; text: unknown; page?: string }
  | { kind: "say"; text: string };

/**
 * One socket for all pages of this browser (decision 0222): the page that holds the lock has it, and tells the others what it hears.
 * When it goes, so do their connections, and whoever is first opens the next. A page that nobody answers has a socket of its own.
 */
export class SharedSocket implements Connection {
  readonly #name = `live ${pageMember()}`;
  readonly #page = crypto.randomUUID();
  readonly #channel = new BroadcastChannel(this.#name);
  readonly #ended = new AbortController();
  readonly #events: ConnectionEvents;
  readonly #open: typeof connectSocket;
  #holds = false;
  #socket: Connection | undefined;
  #isOpen = false;
  #greeting: string | undefined;
  /** Pages that came before there was a greeting. */
  #joined: string[] = [];
  #unanswered: ReturnType<typeof setTimeout> | undefined;

  constructor(events: ConnectionEvents, open = connectSocket) {
    this.#events = events;
    this.#open = open;
    this.#channel.onmessage = ({ data }: { data: PageMessage }) => this.#take(data);
    void navigator.locks.request(this.#name, { ifAvailable: true }, (lock) => {
      if (this.#ended.signal.aborted) return;
      if (!lock) return this.#follow();
      this.#lead();
      return this.#hold();
    });
  }

  send(text: string): void {
    if (this.#socket) this.#socket.send(text);
    // That it is hidden is no news while another page is shown, and the one with the socket says it for itself.
    else if (text !== HIDDEN) this.#tell({ kind: "say", text });
  }

  close(): void {
    clearTimeout(this.#unanswered);
    this.#ended.abort();
    this.#socket?.close();
    this.#channel.close();
  }

  #tell(word: PageMessage): void {
    this.#channel.postMessage(word);
  }

  #hold(): Promise<void> {
    this.#holds = true;
    // A moment later: what it heard last comes before that it has gone.
    return new Promise((resolve) => this.#ended.signal.addEventListener("abort", () => setTimeout(resolve, 20)));
  }

  #lead(): void {
    this.#socket = this.#open({
      onOpen: () => this.#events.onOpen(),
      onText: (text) => {
        if (this.#holds) this.#tell({ kind: "heard", text });
        this.#events.onText(text);
        this.#greeting = greetingAfter(text) ?? this.#greeting;
        this.#greet();
      },
      onClose: (code) => this.#end(code),
    });
  }

  #follow(): void {
    this.#tell({ kind: "joined", page: this.#page });
    this.#unanswered = setTimeout(() => this.#lead(), ANSWER_WITHIN);
    // Whoever had it has gone, and what was said meanwhile is missing: also where this page has a socket of its own by now.
    navigator.locks.request(this.#name, { signal: this.#ended.signal }, () => this.#end()).catch(() => undefined);
  }

  #take(said: PageMessage): void {
    if (this.#holds) {
      if (said.kind === "joined") this.#joined.push(said.page);
      if (said.kind === "say") this.#socket?.send(said.text);
      this.#greet();
    } else if (!this.#socket && said.kind === "heard") {
      // Nothing before its greeting, which makes up for what it missed, and that once.
      if (said.page === (this.#isOpen ? undefined : this.#page)) this.#hear(said.text);
    }
  }

  #greet(): void {
    if (this.#greeting)
      for (const page of this.#joined.splice(0)) this.#tell({ kind: "heard", text: this.#greeting, page });
  }

  #hear(text: unknown): void {
    clearTimeout(this.#unanswered);
    if (!this.#isOpen) this.#events.onOpen();
    this.#isOpen = true;
    this.#events.onText(text);
  }

  #end(code?: number): void {
    this.close();
    this.#events.onClose(code);
  }
}

/** The live connection of this page; where pages cannot share (Safari before 15.4), a socket of its own. */
export function shareSocket(events: ConnectionEvents): Connection {
  const canShare = typeof BroadcastChannel === "function" && "locks" in navigator;
  return canShare ? new SharedSocket(events) : connectSocket(events);
}

/** What a page hears first that comes later: the totals of the newest frame. */
function greetingAfter(text: unknown): string | undefined {
  const totals = /"totals":\{[^}]*\}/.exec(String(text))?.[0];
  return totals && `{"kind":"hello",${totals}}`;
}
