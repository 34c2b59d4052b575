import { pageMember } from "../calls/page-member.ts";
import { connectSocket } from "./connect-socket.ts";
import type { Connection, ConnectionEvents } from "./live-socket.ts";

/** A page that sleeps may hold the lock and answer nobody. */
const ANSWER_WITHIN = 3_000;

/** What the pages of one browser and one member say to each other. */
type Word =
  | { kind: "joined"; page: string }
  /** What the socket said, to all, or to the page that has just come. */
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
  #unanswered: ReturnType<typeof setTimeout> | undefined;

  constructor(events: ConnectionEvents, open = connectSocket) {
    this.#events = events;
    this.#open = open;
    this.#channel.onmessage = ({ data }: { data: Word }) => this.#take(data);
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
    else if (!text.includes('"hidden"')) this.#tell({ kind: "say", text });
  }

  close(): void {
    clearTimeout(this.#unanswered);
    this.#ended.abort();
    this.#socket?.close();
    this.#channel.close();
  }

  #tell(word: Word): void {
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
        this.#greeting = greetingAfter(text) ?? this.#greeting;
        if (this.#holds) this.#tell({ kind: "heard", text });
        this.#events.onText(text);
      },
      onClose: (code) => this.#end(code),
    });
  }

  #follow(): void {
    this.#tell({ kind: "joined", page: this.#page });
    this.#unanswered = setTimeout(() => this.#lead(), ANSWER_WITHIN);
    // It is ours once whoever had it has gone.
    navigator.locks
      .request(this.#name, { signal: this.#ended.signal }, () => (this.#socket ? this.#hold() : this.#end()))
      .catch(() => undefined);
  }

  #take(word: Word): void {
    if (this.#holds) {
      if (word.kind === "joined" && this.#greeting)
        this.#tell({ kind: "heard", text: this.#greeting, page: word.page });
      if (word.kind === "say") this.#socket?.send(word.text);
    } else if (!this.#socket && word.kind === "heard") {
      if (word.page ? word.page === this.#page && !this.#isOpen : true) this.#hear(word.text);
    }
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

/** What a page hears first that comes later: the totals of the newest frame. */
function greetingAfter(text: unknown): string | undefined {
  const totals = /"totals":\{[^}]*\}/.exec(String(text))?.[0];
  return totals && `{"kind":"hello",${totals}}`;
}
