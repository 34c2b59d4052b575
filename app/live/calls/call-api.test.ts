import { afterEach, expect, test, vi } from "vitest";
import { listMessagesCall, setPushCall, typingCall } from "../../contract/browser-calls.ts";
import type { listMessages, typing } from "../../contract/conversations.ts";
import type { setPush } from "../../contract/account/notifications.ts";
import { callApi } from "./call-api.ts";
import { onSignedOut } from "./signed-out.ts";

afterEach(() => void vi.unstubAllGlobals());

function anApi(reply: () => Response) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => reply());
  vi.stubGlobal("fetch", fetch);
  return { asked: () => fetch.mock.calls.map(([address, { method, body }]) => [method, address, body]) };
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
