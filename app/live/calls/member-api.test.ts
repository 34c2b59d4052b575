import { afterEach, expect, test, vi } from "vitest";
import { findMessage } from "./member-api.ts";

afterEach(() => void vi.unstubAllGlobals());

const pending = { client_id: "k", to: "bert", text: "Hello", at: "2026-05-03T10:42:00Z" };
const conversation = { id: "c" };
const other = { id: "m", client_id: "k2", own: true, text: "Hi", sent_at: "2026-05-03T10:42:01Z", position: 1 };

async function findIn(page: { messages: unknown[]; history?: unknown; new_conversations?: unknown }) {
  vi.stubGlobal("fetch", async () => Response.json({ conversation, ...page }));
  return findMessage(pending);
}

test("a message is found by its key", async () => {
  const message = { ...other, client_id: "k" };
  expect(await findIn({ messages: [other, message] })).toEqual({ ok: true, value: { conversation, message } });
});

test("the first message to somebody, of which the server has nothing, was not sent", async () => {
  const new_conversations = { of: "day", left: 3, limit: 5 };
  expect(await findIn({ messages: [], new_conversations })).toEqual({ ok: true, value: undefined });
});

test("where only messages are that are older than shown, or others, it was not sent", async () => {
  expect(await findIn({ messages: [], history: { months: 3 } })).toEqual({ ok: true, value: undefined });
  expect(await findIn({ messages: [other] })).toEqual({ ok: true, value: undefined });
});

test("in a conversation that was removed nobody can tell", async () => {
  expect(await findIn({ messages: [] })).toMatchObject({ ok: false, problem: { error: "not_found" } });
});
