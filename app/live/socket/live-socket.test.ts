import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveEvent } from "../../contract/live.ts";
import { LiveSocket, type Connection, type ConnectionEvents } from "./live-socket.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const totals = { num_unread_messages: 1, num_new_likes: 0, credits: 5 };

class FakeConnection implements Connection {
  sent: string[] = [];
  closed = false;
  events: ConnectionEvents;
  constructor(events: ConnectionEvents) {
    this.events = events;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  opens = () => this.events.onOpen();
  breaks = (code?: number) => this.events.onClose(code);
  says(event: LiveEvent | string) {
    this.events.onText(typeof event === "string" ? event : JSON.stringify(event));
  }
}

function aSocket({ isShown }: { isShown(): boolean } = { isShown: () => true }) {
  const connections: FakeConnection[] = [];
  const events: string[] = [];
  const socket = new LiveSocket({
    connect(events) {
      const connection = new FakeConnection(events);
      connections.push(connection);
      return connection;
    },
    onEvent: (event) => events.push(event.kind),
    onOpen: () => events.push("open"),
    onClosed: () => events.push("closed"),
    onSignedOut: () => events.push("signed out"),
    isShown,
    random: () => 1,
  });
  return {
    socket,
    connections,
    events,
    newest: () => connections[connections.length - 1] as FakeConnection,
  };
}

test("a lost connection is tried again after one, two, four seconds", () => {
  const { connections, newest, events } = aSocket();
  newest().opens();
  newest().breaks();
  vi.advanceTimersByTime(999);
  expect(connections).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(connections).toHaveLength(2);
  newest().breaks();
  vi.advanceTimersByTime(1999);
  expect(connections).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(connections).toHaveLength(3);
  expect(events).toEqual(["open", "closed", "closed"]);
});

test("a frame from the server resets the wait before the next try", () => {
  const { connections, newest } = aSocket();
  for (const wait of [1000, 2000, 4000]) {
    newest().opens();
    newest().breaks();
    vi.advanceTimersByTime(wait);
  }
  newest().opens();
  newest().says({ kind: "hello", totals });
  newest().breaks();
  vi.advanceTimersByTime(1000);
  expect(connections).toHaveLength(5);
});

test("a socket that never opens is tried less often, at last every five minutes", () => {
  const { connections, newest } = aSocket();
  for (let turn = 0; turn < 4; turn++) {
    newest().breaks();
    vi.advanceTimersByTime(60_000);
  }
  expect(connections).toHaveLength(5);
  newest().breaks();
  vi.advanceTimersByTime(299_999);
  expect(connections).toHaveLength(5);
  vi.advanceTimersByTime(1);
  expect(connections).toHaveLength(6);
});

test("a connection that answered once and then falls silent is replaced", () => {
  const { connections, newest, events } = aSocket();
  newest().opens();
  vi.advanceTimersByTime(30_000);
  newest().says("pong");
  vi.advanceTimersByTime(30_000);
  vi.advanceTimersByTime(10_000);
  expect(events).toEqual(["open", "closed"]);
  expect(connections[0]?.closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(connections).toHaveLength(2);
});

test("a server that knows no ping keeps its connection", () => {
  const { connections, newest } = aSocket();
  newest().opens();
  vi.advanceTimersByTime(600_000);
  expect(connections).toHaveLength(1);
});

test("what is not a frame of the contract is ignored", () => {
  const { newest, events } = aSocket();
  for (const noise of ["", "<html>", "{", "{}", '{"kind":"message"}']) newest().says(noise);
  newest().says({ kind: "totals", totals });
  expect(events).toEqual(["totals"]);
});

test("wake() reconnects at once, and close() ends all reconnecting", () => {
  const { socket, connections, newest } = aSocket();
  newest().breaks();
  socket.wake();
  expect(connections).toHaveLength(2);
  socket.wake();
  expect(connections).toHaveLength(2);
  newest().breaks();
  socket.close();
  vi.advanceTimersByTime(600_000);
  expect(connections).toHaveLength(2);
});

test("a page says whether it is shown when the other side greets or asks, and when it is back", () => {
  let isShown = false;
  const { socket, newest } = aSocket({ isShown: () => isShown });
  newest().opens();
  newest().says({ kind: "hello", totals });
  newest().says({ kind: "hidden", totals });
  expect(newest().sent).toEqual(['{"kind":"hidden"}']);
  isShown = true;
  newest().says({ kind: "hello", totals });
  newest().says({ kind: "hidden", totals });
  socket.wake();
  const shown = '{"kind":"shown"}';
  expect(newest().sent.slice(1)).toEqual([shown, shown, shown, "ping"]);
});

test("a page that is closed for saying too much comes back with growing pauses", () => {
  const { connections, newest } = aSocket();
  for (const wait of [1000, 2000, 4000]) {
    newest().opens();
    newest().breaks(1008);
    const before = connections.length;
    vi.advanceTimersByTime(wait - 1);
    expect(connections).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(connections).toHaveLength(before + 1);
  }
});

test("the last text of a session that ended is acted on before the connection is closed", () => {
  const { connections, newest, events } = aSocket();
  newest().opens();
  newest().says("session ended");
  expect(events).toEqual(["open", "closed", "signed out"]);
  expect(newest().closed).toBe(true);
  newest().breaks(4403);
  vi.advanceTimersByTime(600_000);
  expect(connections).toHaveLength(1);
  expect(events).toHaveLength(3);
});

test("when the session has ended the socket does not reconnect", () => {
  const { connections, newest, events } = aSocket();
  newest().opens();
  newest().breaks(4403);
  vi.advanceTimersByTime(600_000);
  expect(connections).toHaveLength(1);
  expect(events).toEqual(["open", "closed", "signed out"]);
});

test("a page that is back finds a line that died meanwhile after ten seconds, not after forty", () => {
  const { socket, connections, newest, events } = aSocket();
  newest().opens();
  newest().events.onText("pong");
  socket.wake();
  vi.advanceTimersByTime(9_999);
  expect(events).not.toContain("closed");
  vi.advanceTimersByTime(1);
  expect(events).toContain("closed");
  vi.advanceTimersByTime(1_000);
  expect(connections).toHaveLength(2);
});
