import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { setPageMember } from "../calls/page-member.ts";
import type { Connection, ConnectionEvents } from "./live-socket.ts";
import { SharedSocket } from "./shared-socket.ts";

const totals = { num_unread_messages: 1, num_new_likes: 0, credits: 5 };
const hello = JSON.stringify({ kind: "hello", totals });
const message = JSON.stringify({ kind: "message", totals: { ...totals, num_unread_messages: 2 } });

class FakeSocket implements Connection {
  sent: string[] = [];
  isClosed = false;
  constructor(readonly events: ConnectionEvents) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
}

const sockets: FakeSocket[] = [];
const pages: Connection[] = [];

/** A page of the browser; all share the locks and channels of this process. */
function aPage() {
  const heard: unknown[] = [];
  const connection = new SharedSocket(
    {
      onOpen: () => heard.push("open"),
      onText: (text) => heard.push(text),
      onClose: (code) => heard.push(`closed ${code}`),
    },
    (events) => {
      const socket = new FakeSocket(events);
      sockets.push(socket);
      return socket;
    },
  );
  pages.push(connection);
  return { connection, heard };
}

const socketCount = (count: number) => eventually("the sockets are there", async () => sockets.length === count);
const hears = ({ heard }: { heard: unknown[] }, words: unknown[]) =>
  vi.waitFor(() => expect(heard).toEqual(words), { timeout: 3_000 });

/** A page with an open socket that has said hello. */
async function aLeader() {
  const page = aPage();
  await socketCount(1);
  sockets[0]?.events.onOpen();
  sockets[0]?.events.onText(hello);
  return page;
}

// Each test is about another member, so that none waits for a lock of the one before.
beforeEach(() => setPageMember(crypto.randomUUID()));
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
  sockets.splice(0);
  vi.useRealTimers();
});

test("a second page hears what the first one's socket says, and opens none", async () => {
  const first = await aLeader();
  const second = aPage();
  await hears(second, ["open", hello]);
  sockets[0]?.events.onText(message);
  await hears(second, ["open", hello, message]);
  expect(first.heard).toEqual(["open", hello, message]);
  expect(sockets).toHaveLength(1);
});

test("a page that comes later is greeted with the newest totals", async () => {
  await aLeader();
  sockets[0]?.events.onText(message);
  await hears(aPage(), ["open", JSON.stringify({ kind: "hello", totals: { ...totals, num_unread_messages: 2 } })]);
});

test("a page hears nothing before its greeting, also of a socket that opens later", async () => {
  const first = aPage();
  await socketCount(1);
  const second = aPage();
  sockets[0]?.events.onOpen();
  sockets[0]?.events.onText("pong");
  sockets[0]?.events.onText(hello);
  await hears(second, ["open", hello]);
  sockets[0]?.events.onText("pong");
  await hears(second, ["open", hello, "pong"]);
  expect(first.heard).toEqual(["open", "pong", hello, "pong"]);
});

test("what the second page says goes over the first one's socket, but not that it is hidden", async () => {
  await aLeader();
  const second = aPage();
  await hears(second, ["open", hello]);
  second.connection.send('{"kind":"hidden"}');
  second.connection.send('{"kind":"shown"}');
  await eventually("it is said", async () => sockets[0]?.sent.length === 1);
  expect(sockets[0]?.sent).toEqual(['{"kind":"shown"}']);
});

test("when the page with the socket goes, the others' connections close, and the next one has it", async () => {
  const first = await aLeader();
  const [second, third] = [aPage(), aPage()];
  await hears(second, ["open", hello]);
  await hears(third, ["open", hello]);
  first.connection.close();
  await hears(second, ["open", hello, "closed undefined"]);
  await hears(third, ["open", hello, "closed undefined"]);
  const [again, later] = [aPage(), aPage()];
  await socketCount(2);
  sockets[1]?.events.onOpen();
  sockets[1]?.events.onText(hello);
  await hears(again, ["open", hello]);
  await hears(later, ["open", hello]);
  expect(sockets).toHaveLength(2);
});

test("a socket that closes closes for all, its own page hears why", async () => {
  const first = await aLeader();
  const second = aPage();
  await hears(second, ["open", hello]);
  sockets[0]?.events.onText("session ended");
  sockets[0]?.events.onClose(4403);
  expect(first.heard).toEqual(["open", hello, "session ended", "closed 4403"]);
  await hears(second, ["open", hello, "session ended", "closed undefined"]);
});

test("a page that nobody answers opens a socket of its own, and tells nobody what it hears", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  aPage();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  // The first one sleeps: its socket has said nothing.
  const second = aPage();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sockets).toHaveLength(2);
  sockets[1]?.events.onOpen();
  sockets[1]?.events.onText(hello);
  expect(second.heard).toEqual(["open", hello]);
  sockets[0]?.events.onText(message);
  expect(second.heard).toEqual(["open", hello]);
});
