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
export function shareSocket(events: ConnectionEvents, open = connectSocket): Connection {
  const name = `live ${pageMember()}`;
  const page = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let holds = false;
  let socket: Connection | undefined;
  let isOpen = false;
  let greeting: string | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const tell = (word: Word) => holds && channel.postMessage(word);

  const hold = () => {
    holds = true;
    // A moment later: what it heard last comes before that it has gone.
    return new Promise<void>((resolve) => ended.signal.addEventListener("abort", () => setTimeout(resolve, 20)));
  };

  function lead(): void {
    socket = open({
      onOpen: events.onOpen,
      onText(text) {
        greeting = greetingAfter(text) ?? greeting;
        tell({ kind: "heard", text });
        events.onText(text);
      },
      onClose: end,
    });
  }

  function follow(): void {
    channel.postMessage({ kind: "joined", page } satisfies Word);
    unanswered = setTimeout(lead, ANSWER_WITHIN);
    // It is ours once whoever had it has gone.
    navigator.locks.request(name, { signal: ended.signal }, () => (socket ? hold() : end())).catch(() => undefined);
  }

  channel.onmessage = ({ data }: { data: Word }) => {
    if (holds) {
      if (data.kind === "joined" && greeting) tell({ kind: "heard", text: greeting, page: data.page });
      if (data.kind === "say") socket?.send(data.text);
    } else if (!socket && data.kind === "heard" && (data.page ? data.page === page && !isOpen : true)) hear(data.text);
  };

  function hear(text: unknown): void {
    clearTimeout(unanswered);
    if (!isOpen) events.onOpen();
    isOpen = true;
    events.onText(text);
  }

  function end(code?: number): void {
    close();
    events.onClose(code);
  }

  function close(): void {
    clearTimeout(unanswered);
    ended.abort();
    socket?.close();
    channel.close();
  }

  void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (ended.signal.aborted) return;
    if (!lock) return follow();
    lead();
    return hold();
  });
  return {
    send(text) {
      if (socket) socket.send(text);
      // That it is hidden is no news while another page is shown, and the one with the socket says it for itself.
      else if (!text.includes('"hidden"')) channel.postMessage({ kind: "say", text } satisfies Word);
    },
    close,
  };
}

/** What a page hears first that comes later: the totals of the newest frame. */
function greetingAfter(text: unknown): string | undefined {
  const totals = /"totals":\{[^}]*\}/.exec(String(text))?.[0];
  return totals && `{"kind":"hello",${totals}}`;
}
