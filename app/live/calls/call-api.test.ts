import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listMessagesCall, setPushCall, typingCall } from "../../contract/browser-calls.ts";
import type { listMessages, typing } from "../../contract/conversations/conversations.ts";
import type { setPush } from "../../contract/account/notifications.ts";
import { callApi } from "./call-api.ts";
import { onSignedOut } from "./signed-out.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function anApi(reply: () => Response) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => reply());
  vi.stubGlobal("fetch", fetch);
  return { fetch, asked: () => fetch.mock.calls.map(([address, { method, body }]) => [method, address, body]) };
}

const refused = (error: string, status: number) => () => Response.json({ error }, { status });

test("a call has its input in the query or in the body, as its endpoint says", async () => {
  const api = anApi(() => Response.json({ read: 1 }));
  expect(await callApi<typeof typing>(typingCall, { to: "bert" })).toEqual({ ok: true, value: { read: 1 } });
  await callApi<typeof listMessages>(listMessagesCall, { conversation: "c", after: 7 });
  await callApi<typeof setPush>(setPushCall, { subscription: null });
  expect(api.asked()).toEqual([
    ["POST", "/api/typing.php", '{"to":"bert"}'],
    ["GET", "/api/messages.php?conversation=c&after=7", undefined],
    ["POST", "/api/user.php?push=1", '{"subscription":null}'],
  ]);
});

test("a session that is over is reported, but not by user.php", async () => {
  const ended = vi.fn<() => void>();
  const stop = onSignedOut(ended);
  anApi(refused("authentication_required", 403));
  await callApi<typeof setPush>(setPushCall, { subscription: null });
  expect(ended).not.toHaveBeenCalled();
  await callApi<typeof typing>(typingCall, { to: "bert" });
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

test("an answer that decided nothing is retryable", async () => {
  const isRetryable = async (reply: () => Response) => {
    anApi(reply);
    const answer = await callApi<typeof typing>(typingCall, { to: "bert" });
    return !answer.ok && answer.retryable;
  };
  expect(await isRetryable(refused("blocked", 403))).toBe(false);
  expect(await isRetryable(refused("rate_limited", 429))).toBe(true);
  expect(await isRetryable(refused("server_error", 500))).toBe(true);
  expect(await isRetryable(() => new Response("<p>Sign in to the hotel</p>"))).toBe(true);
});

test("a call that reads is tried five times more, with growing delays, and then given up", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const api = anApi(refused("server_error", 503));
  const times: number[] = [];
  api.fetch.mockImplementation(async () => {
    times.push(Date.now());
    throw new TypeError("Failed to fetch");
  });
  const answer = callApi<typeof listMessages>(listMessagesCall, { conversation: "c" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual({ ok: false, problem: { error: "api_unreachable" }, retryable: true });
  expect(times.slice(1).map((time, at) => time - (times[at] ?? 0))).toEqual([250, 500, 1000, 2000, 4000]);
});

test("delays differ from one browser to the next", async () => {
  const waits = async (random: number) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const started = Date.now();
    let ended = 0;
    const replies = [refused("server_error", 500), () => Response.json({ messages: [] })];
    anApi(() => (replies.shift() ?? refused("server_error", 500))());
    const answer = callApi<typeof listMessages>(listMessagesCall, { conversation: "c" }).then((given) => {
      ended = Date.now() - started;
      return given;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).ok).toBe(true);
    return ended;
  };
  expect(await waits(0)).toBe(125);
  expect(await waits(1)).toBe(250);
});

test("a call that changes something, and one that was decided, are made once", async () => {
  const broken = anApi(refused("server_error", 500));
  await callApi<typeof typing>(typingCall, { to: "bert" });
  expect(broken.asked()).toHaveLength(1);
  const gone = anApi(refused("not_found", 404));
  await callApi<typeof listMessages>(listMessagesCall, { conversation: "c" });
  expect(gone.asked()).toHaveLength(1);
});
