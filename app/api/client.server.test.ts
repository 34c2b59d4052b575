import { expect, test } from "vitest";
import { aTimer } from "../../tests/support/doubles/timer.ts";
import { listChats, sendMessage } from "../contract/conversations/conversations.ts";
import { getMember } from "../contract/people/discovery.ts";
import { currentUser, login } from "../contract/account/session.ts";
import type { Clock } from "./clock.ts";
import type { ApiOptions } from "./api-options.ts";
import { createApi } from "./client.server.ts";
import type { LogLine } from "./log.server.ts";

/** Time passes only while somebody sleeps; the sum of all sleeps is its hand. */
function aClock() {
  let now = 0;
  const sleeps: number[] = [];
  const clock: Clock = {
    now: () => now,
    random: () => 0.5,
    timer: () => aTimer("never"),
    async sleep(ms) {
      sleeps.push(ms);
      now += ms;
    },
  };
  return { clock, sleeps };
}

type Reply = () => Response | Promise<Response>;

function anApi(replies: Reply[], options: Partial<ApiOptions> = {}) {
  const asked: Request[] = [];
  const lines: LogLine[] = [];
  const { clock, sleeps } = aClock();
  const api = createApi({
    clock,
    deadline: 10_000,
    log: (line) => lines.push(line),
    headers: () => ({ "X-Request-Id": "r1" }),
    thrown: (problem) => problem,
    async transport(request) {
      asked.push(request);
      const reply = replies[Math.min(asked.length, replies.length) - 1];
      return reply ? reply() : new Response("{}");
    },
    ...options,
  });
  return { api, asked, lines, sleeps };
}

const chats = () => Response.json({ chats: [] });
const broken = () => new Response("<h1>Fatal error</h1>", { status: 500 });
const reset: Reply = () => Promise.reject(new Error("connection reset"));
const aMessage = { client_id: "4f2f7e0e-8a62-4f1e-9f3c-2f3c0d8d1a11", to: "2", text: "Hello" };

test("a failing GET is tried again, later each time, until it succeeds", async () => {
  const { api, asked, sleeps } = anApi([reset, broken, chats]);
  expect(await api.call(listChats)).toEqual({ ok: true, value: { chats: [] } });
  expect(asked).toHaveLength(3);
  expect(sleeps).toEqual([100, 200]);
});

test("after five retries the failure is the answer", async () => {
  const { api, asked } = anApi([reset]);
  expect(await api.call(listChats)).toMatchObject({ ok: false, problem: { error: "api_unreachable" } });
  expect(asked).toHaveLength(6);
});

test("no retry begins behind the page's deadline", async () => {
  const { api, asked } = anApi([reset], { deadline: 350 });
  await api.call(listChats);
  expect(asked).toHaveLength(3);
});

test("an API that never answers is too late", async () => {
  const { clock } = aClock();
  const hurry: Clock = { ...clock, timer: () => aTimer("at once") };
  const { api } = anApi([() => new Promise<Response>(() => undefined)], { clock: hurry });
  expect(await api.call(listChats)).toMatchObject({ problem: { error: "api_timeout" } });
});

test("a message carries its key, so sending it is tried again; signing in is not", async () => {
  const sending = anApi([broken]);
  await sending.api.call(sendMessage, aMessage);
  expect(sending.asked).toHaveLength(6);
  const signingIn = anApi([broken]);
  await signingIn.api.call(login, { email: "a@b.nl", password: "secret" });
  expect(signingIn.asked).toHaveLength(1);
});

test("a retry sends the same body again", async () => {
  const { api, asked } = anApi([broken, broken]);
  await api.call(sendMessage, aMessage);
  const bodies = await Promise.all(asked.map((request) => request.json()));
  expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(new Set([JSON.stringify(aMessage)]));
});

test("JSON cut at any byte is a failure, and the log does not hold what members wrote", async () => {
  const whole = JSON.stringify({ chats: [{ conversation: { id: 1 }, profile: { id: 2, name: "Anna" } }] });
  for (let length = 0; length < whole.length; length++) {
    const { api, lines } = anApi([() => new Response(whole.slice(0, length))], { deadline: 1 });
    expect(await api.call(listChats)).toMatchObject({ ok: false, problem: { error: "api_malformed" } });
    expect(JSON.stringify(lines)).not.toContain("Anna");
    expect(lines[0]).toMatchObject({ call: "listChats", error: "api_malformed" });
  }
});

test("a PHP warning before the JSON is logged by its first bytes and shown to nobody", async () => {
  const { api, lines } = anApi([() => new Response('<b>Warning</b>: mysqli {"chats":[]}')], { deadline: 1 });
  const answer = await api.call(listChats);
  expect(answer).toMatchObject({ ok: false, problem: { error: "api_malformed" } });
  expect(JSON.stringify(answer)).not.toContain("mysqli<");
  expect(lines[0]?.failure).toContain("Warning");
});

test("a wrong shape is a failure that names the place", async () => {
  const { api, lines } = anApi([() => Response.json({ chats: [{ profile: { id: 1 } }] })], { deadline: 1 });
  expect(await api.call(listChats)).toMatchObject({ problem: { error: "api_malformed" } });
  expect(lines[0]?.failure).toContain("chats.0.conversation");
});

test("a refusal of the contract is a value and is not tried again", async () => {
  const refused = () => Response.json({ error: "not_enough_credits", credits: 0, cost: 2 }, { status: 402 });
  const { api, asked } = anApi([refused]);
  const problem = { error: "not_enough_credits", credits: 0, cost: 2 };
  expect(await api.call(sendMessage, aMessage)).toEqual({ ok: false, problem });
  expect(asked).toHaveLength(1);
});

test("a proxy's 429 with a short Retry-After is sent again, but not the contract's own refusal", async () => {
  const retryAfter = { status: 429, headers: { "Retry-After": "1" } };
  const busy = anApi([() => new Response("<h1>Too many requests</h1>", retryAfter), chats]);
  expect((await busy.api.call(listChats)).ok).toBe(true);
  expect(busy.sleeps).toEqual([1000]);
  const limited = anApi([() => Response.json({ error: "rate_limited", seconds: 1 }, retryAfter), chats]);
  expect(await limited.api.call(listChats)).toMatchObject({ ok: false, problem: { error: "rate_limited" } });
  expect(limited.asked).toHaveLength(1);
});

test("any refusal of a sign-in is a failed sign-in, in whatever words", async () => {
  for (const reply of [
    () => new Response("Unauthorized", { status: 401 }),
    () => Response.json({ error: "wrong_password" }, { status: 400 }),
    () => Response.json({ error: "Fout" }),
  ]) {
    const { api } = anApi([reply]);
    expect(await api.call(login, { email: "a@b.nl", password: "x" })).toEqual({
      ok: false,
      problem: { error: "login_failed" },
    });
  }
});

test("user.php is called as the spec says, with the request's headers", async () => {
  const { api, asked } = anApi([() => Response.json({ profile: { id: 7 }, credits: "3", paid_user: 0 })]);
  const answer = await api.call(currentUser);
  expect(answer).toMatchObject({ ok: true, value: { user: { credits: 3, paid_user: false, profile: { id: "7" } } } });
  expect(asked[0]?.headers.get("X-Request-Type")).toBe("client");
  expect(asked[0]?.headers.get("X-Request-Id")).toBe("r1");
});

test("one page asks the same thing once, until it changes something", async () => {
  const { api, asked } = anApi([chats]);
  await Promise.all([api.call(listChats), api.call(listChats)]);
  expect(asked).toHaveLength(1);
  await api.call(login, { email: "a@b.nl", password: "x" });
  await api.call(listChats);
  expect(asked).toHaveLength(3);
});

test("callOrThrow throws what the page makes of a problem", async () => {
  const { api } = anApi([() => Response.json({ error: "not_found" }, { status: 404 })]);
  await expect(api.callOrThrow(getMember, { id: "9" })).rejects.toEqual({ error: "not_found" });
});

test("a sign-in's cookies come with its reply and renew no session, those of the last try", async () => {
  const renewed: string[] = [];
  const signedIn = () =>
    Response.json(
      { profile: { id: 7 }, credits: "3", paid_user: 0 },
      { headers: { "Set-Cookie": "PHPSESSID=new; Path=/" } },
    );
  const onResponse: ApiOptions["onResponse"] = ({ name }) => void renewed.push(name);
  const { api } = anApi([signedIn], { onResponse });
  const answer = await api.callForSession(login, { email: "a@b.nl", password: "x" });
  expect(answer).toMatchObject({
    ok: true,
    value: { reply: { user: { profile: { id: "7" } } }, cookies: { PHPSESSID: "new" } },
  });
  await api.call(currentUser);
  expect(renewed).toEqual(["currentUser"]);
  const refused = anApi([() => Response.json({ error: "login_failed" }, { status: 401 })]).api;
  expect(await refused.callForSession(login, { email: "a@b.nl", password: "x" })).toEqual({
    ok: false,
    problem: { error: "login_failed" },
  });
});
