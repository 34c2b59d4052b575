import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveEvent } from "../contract/live.ts";
import { LiveClient } from "./live-client.ts";
import { noDrafts } from "./outbox/draft-store.ts";
import type { ConnectionEvents } from "./socket/live-socket.ts";
import { memoryStore } from "./outbox/outbox-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const none = { num_unread_messages: 0, num_new_likes: 0, credits: 5 };
const one = { ...none, num_unread_messages: 1 };

function aClient(isShown = () => true) {
  const connections: ConnectionEvents[] = [];
  const poll = vi.fn<() => void>();
  const client = new LiveClient({
    initial: none,
    store: memoryStore(),
    drafts: noDrafts,
    isShown,
    receivesPush: async () => false,
    onSignedOut: () => undefined,
    send: ({ client_id, text }) => {
      const message = { id: "m", client_id, own: true, text, sent_at: "2026-05-03T10:42:01Z", position: 1 };
      return Promise.resolve({ ok: true, value: { conversation: { id: "c" }, message, credits: 4 } });
    },
    connect(events) {
      connections.push(events);
      return { send() {}, close() {} };
    },
    find: () => Promise.resolve({ ok: true, value: undefined }),
    random: () => 1,
  });
  const says = (event: LiveEvent) => connections.at(-1)?.onText(JSON.stringify(event));
  return { client, connections, poll, says };
}

const message: LiveEvent = {
  kind: "message",
  conversation: "c",
  profile: { id: "bert" },
  message: { id: "m1", own: false, text: "hello", sent_at: "2026-05-03T10:42:00Z", position: 1 },
  totals: one,
};

test("totals follow the socket", () => {
  const { client, says, poll } = aClient();
  client.start(poll);
  says(message);
  expect(client.totals()).toEqual(one);
});

test("a message that its reader sees arrive never counts as unread", () => {
  const { client, says, poll } = aClient();
  client.subscribe((event) => event.kind === "message" && event.conversation === "c");
  client.start(poll);
  says(message);
  expect(client.totals()).toEqual(none);
  says({ ...message, conversation: "another" });
  expect(client.totals()).toEqual(one);
});

test("sending lowers the balance that is shown", async () => {
  const { client, poll } = aClient();
  const kinds: string[] = [];
  client.subscribe((event) => void kinds.push(event.kind));
  client.start(poll);
  client.outbox.add({ client_id: "k", to: "bert", text: "hello", at: "2026-05-03T10:42:00Z" });
  await vi.advanceTimersByTimeAsync(0);
  expect(client.totals().credits).toBe(4);
  expect(kinds).toEqual(["sent"]);
});

test("it asks the server from time to time until the socket opens, and again when it is lost", () => {
  const { client, connections, poll } = aClient();
  client.start(poll);
  vi.advanceTimersByTime(5_000);
  expect(poll).toHaveBeenCalledTimes(1);
  connections.at(-1)?.onOpen();
  vi.advanceTimersByTime(120_000);
  expect(poll).toHaveBeenCalledTimes(1);
  connections.at(-1)?.onClose();
  vi.advanceTimersByTime(5_000);
  expect(poll).toHaveBeenCalledTimes(2);
});

test("after stop() nothing is asked", () => {
  const { client, connections, poll } = aClient();
  client.start(poll).stop();
  vi.advanceTimersByTime(600_000);
  expect(poll).not.toHaveBeenCalled();
  expect(connections).toHaveLength(1);
});

test("a connection that does not come back at once is said to be cut, until it is there again", () => {
  const { client, connections, poll } = aClient();
  const heard: boolean[] = [];
  client.subscribeState(() => heard.push(client.isCut()));
  client.start(poll);
  connections.at(-1)?.onClose();
  vi.advanceTimersByTime(1_000);
  connections.at(-1)?.onClose();
  expect(client.isCut(), "there may be no socket at all").toBe(false);
  vi.advanceTimersByTime(2_000);
  connections.at(-1)?.onOpen();
  connections.at(-1)?.onClose();
  expect(client.isCut(), "it is opened again").toBe(false);
  vi.advanceTimersByTime(4_000);
  connections.at(-1)?.onClose();
  expect(heard.at(-1)).toBe(true);
  vi.advanceTimersByTime(8_000);
  connections.at(-1)?.onOpen();
  expect(heard.at(-1)).toBe(false);
});

test("a browser that is offline has no connection, and neither has a message that could not be sent", async () => {
  const { client, poll } = aClient();
  const { cut } = client.start(poll);
  const heard: boolean[] = [];
  client.subscribeState(() => heard.push(client.isCut()));
  vi.stubGlobal("navigator", { onLine: false });
  cut();
  expect(heard).toEqual([true]);
  vi.unstubAllGlobals();
  vi.spyOn(client.outbox, "isRetrying").mockReturnValue(true);
  expect(client.isCut()).toBe(true);
});

test("a hidden page polls nothing, and at once when it is back", async () => {
  let shown = false;
  const { client, poll } = aClient(() => shown);
  const running = client.start(poll);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(poll).not.toHaveBeenCalled();
  shown = true;
  running.wake();
  expect(poll).toHaveBeenCalledTimes(1);
  running.wake();
  expect(poll).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(poll).toHaveBeenCalledTimes(3);
  running.stop();
});
