import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SentMessage } from "../../contract/conversations/conversations.ts";
import type { Answer } from "../calls/call-api.ts";
import { Outbox } from "./outbox.ts";
import { memoryStore, type OutboxStore } from "./outbox-store.ts";
import type { PendingMessage } from "./pending-messages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable: Answer<SentMessage> = { ok: false, problem: { error: "api_unreachable" }, retryable: true };
const noCredits: Answer<SentMessage> = { ok: false, problem: { error: "not_enough_credits" }, retryable: false };

const nothing: Answer<undefined> = { ok: true, value: undefined };

function aMessage(client_id: string, to = "bert"): PendingMessage {
  return { client_id, to, text: `text of ${client_id}`, at: "2026-05-03T10:42:00Z" };
}

function accepted({ client_id, text }: PendingMessage): Answer<SentMessage> {
  const message = { id: `m-${client_id}`, client_id, own: true, text, sent_at: "2026-05-03T10:42:01Z", position: 1 };
  return { ok: true, value: { conversation: { id: "c" }, message, credits: 4 } };
}

/** Answers as `replies` say, then accepts everything; remembers each try. `lost`: what the server has though nobody heard of it. */
function anOutbox({
  replies = [],
  lost = [],
  store = memoryStore(),
}: { replies?: Answer<SentMessage>[]; lost?: string[]; store?: OutboxStore } = {}) {
  const tries: string[] = [];
  const sent: string[] = [];
  const deleted: [key: string, wasSent: boolean | undefined][] = [];
  const outbox = new Outbox({
    store,
    random: () => 1,
    send: (pending) => {
      tries.push(pending.client_id);
      return Promise.resolve(replies.shift() ?? accepted(pending));
    },
    find: (pending) => Promise.resolve(lost.includes(pending.client_id) ? accepted(pending) : nothing),
    onSent: (_sent, { client_id }) => sent.push(client_id),
    onWithdrawn: ({ client_id }, wasSent) => deleted.push([client_id, wasSent]),
  });
  return { outbox, tries, sent, deleted, store };
}

test("a message is sent once and then no longer waits", async () => {
  const { outbox, tries, sent } = anOutbox();
  outbox.add(aMessage("a"));
  expect(outbox.pending()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toEqual(["a"]);
  expect(sent).toEqual(["a"]);
  expect(outbox.pending()).toEqual([]);
});

test("whoever watches hears that a message waits for a connection, and that it waits no longer", async () => {
  const { outbox } = anOutbox({ replies: [unreachable] });
  const heard: boolean[] = [];
  outbox.subscribe(() => void heard.push(outbox.isRetrying()));
  outbox.add(aMessage("a"));
  expect(outbox.isRetrying()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.at(-1)).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard.at(-1)).toBe(false);
});

test("without a connection it is tried again with the same key until it is acknowledged", async () => {
  const { outbox, tries, sent } = anOutbox({ replies: [unreachable, unreachable] });
  outbox.add(aMessage("a"));
  await vi.advanceTimersByTimeAsync(999);
  expect(tries).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1 + 2000);
  expect(tries).toEqual(["a", "a", "a"]);
  expect(sent).toEqual(["a"]);
});

test("what waits survives the page", async () => {
  const store = memoryStore();
  const first = anOutbox({ replies: [unreachable], store });
  first.outbox.add(aMessage("a"));
  await vi.advanceTimersByTimeAsync(0);
  first.outbox.stop();

  const next = anOutbox({ store });
  next.outbox.resume();
  expect(next.outbox.pending().map(({ client_id }) => client_id)).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(next.sent).toEqual(["a"]);
  expect(store.read()).toEqual([]);
});

test("after stop() nothing more is sent, also when it was sending", async () => {
  const { outbox, tries, store } = anOutbox({ replies: [unreachable] });
  outbox.add(aMessage("a"));
  outbox.add(aMessage("other", "carla"));
  outbox.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toEqual(["a"]);
  expect(store.read()).toHaveLength(2);
  outbox.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toEqual(["a", "a", "other"]);
});

test("a refusal is kept with its reason and not tried again by itself", async () => {
  const { outbox, tries } = anOutbox({ replies: [noCredits] });
  outbox.add(aMessage("a"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toEqual(["a"]);
  expect(outbox.pending()).toEqual([
    { ...aMessage("a"), refused: { error: "not_enough_credits" }, refused_at: expect.any(String) },
  ]);
});

test("a message whose key another tab used for something else is kept under a new one, and goes with it", async () => {
  const reused: Answer<SentMessage> = { ok: false, problem: { error: "key_reused" }, retryable: false };
  const { outbox, tries, sent } = anOutbox({ replies: [reused] });
  outbox.add(aMessage("a"));
  await vi.advanceTimersByTimeAsync(0);
  const [kept] = outbox.pending();
  expect(kept).toMatchObject({ text: "text of a", refused: { error: "key_reused" } });
  expect(kept?.client_id).not.toBe("a");
  outbox.retry(kept?.client_id ?? "");
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toEqual(["a", kept?.client_id]);
  expect(sent).toEqual([kept?.client_id]);
});

test("a refused message may be tried again, with its own key, or dropped", async () => {
  const { outbox, tries, sent } = anOutbox({ replies: [noCredits, noCredits] });
  outbox.add(aMessage("a"));
  outbox.add(aMessage("b"));
  await vi.advanceTimersByTimeAsync(0);
  outbox.retry("a");
  outbox.discard("b");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toEqual(["a", "b", "a"]);
  expect(sent).toEqual(["a"]);
  expect(outbox.pending()).toEqual([]);
});

test("messages to one person keep their order, and do not hold up those to another", async () => {
  const { outbox, sent } = anOutbox({ replies: [unreachable] });
  outbox.add(aMessage("first"));
  outbox.add(aMessage("second"));
  outbox.add(aMessage("other", "carla"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["other"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(["other", "first", "second"]);
});

test("the same key waits once, however often it is added", async () => {
  const { outbox, sent } = anOutbox({ replies: [unreachable] });
  outbox.add(aMessage("a"));
  outbox.add(aMessage("a"));
  expect(outbox.pending()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["a"]);
});

test("a message that was never tried is deleted at once, and never sent", async () => {
  const { outbox, tries, deleted } = anOutbox({ replies: [unreachable] });
  outbox.add(aMessage("first"));
  outbox.add(aMessage("second"));
  outbox.withdraw("second");
  expect(deleted).toEqual([["second", false]]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toEqual(["first", "first"]);
});

test("what another tab deleted is not sent by this one", async () => {
  const store = memoryStore();
  const [here, there] = [anOutbox({ store, replies: [unreachable] }), anOutbox({ store })];
  here.outbox.add(aMessage("first"));
  here.outbox.add(aMessage("second"));
  there.outbox.withdraw("second");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(here.tries).toEqual(["first", "first"]);
  expect(there.deleted).toEqual([["second", false]]);
});

test("after a try the server is asked, and a message that it has is said to be sent", async () => {
  const { outbox, tries, sent, deleted } = anOutbox({ replies: [unreachable], lost: ["a"] });
  outbox.add(aMessage("a"));
  await vi.advanceTimersByTimeAsync(10);
  outbox.withdraw("a");
  await vi.advanceTimersByTimeAsync(0);
  expect([tries, sent, deleted]).toEqual([["a"], ["a"], [["a", true]]]);
  expect(outbox.pending()).toEqual([]);
});

test("nothing is said to be deleted while its last try may still arrive", async () => {
  const { outbox, tries, deleted } = anOutbox({ replies: [unreachable] });
  outbox.add(aMessage("a"));
  await vi.advanceTimersByTimeAsync(10);
  outbox.withdraw("a");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(deleted).toEqual([]);
  expect(outbox.pending()).toMatchObject([{ client_id: "a", withdrawn: true }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([tries, deleted]).toEqual([["a"], [["a", false]]]);
});
