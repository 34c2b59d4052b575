import { expect, test } from "vitest";
import { endpoints } from "../../../app/contract/endpoints.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { createSeal } from "../../../app/request/visitor/seal.server.ts";
import { aPlatform as aBarePlatform } from "../../../tests/support/doubles/platform.ts";
import { relayApi, relayPhoto } from "./relay.ts";

const seal = createSeal("a secret of at least 32 characters");
const OURS = "http://site.nl";

function aPlatform(part: Partial<Platform> = {}) {
  const asked: Request[] = [];
  const platform = aBarePlatform({
    async transport(request) {
      asked.push(request);
      return Response.json({ ok: 1 }, { headers: { "Set-Cookie": "PHPSESSID=2", "X-Powered-By": "PHP" } });
    },
    seal,
    ...part,
  });
  return { platform, asked };
}

async function aRequest(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set("Cookie", `__Host-session=${await seal.seal({ jar: { PHPSESSID: "1" }, member: "anna" }, "session")}`);
  return new Request(OURS + path, { ...init, headers });
}

test("a browser's call goes on with the session's cookies, and only those", async () => {
  const { platform, asked } = aPlatform();
  const init = { method: "POST", body: '{"to":"2"}', headers: { "Content-Type": "application/json" } };
  const answer = await relayApi(await aRequest("/api/typing.php", init), platform);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(answer.headers.get("X-Powered-By")).toBeNull();
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(asked[0]?.headers.get("Cookie")).toBe("PHPSESSID=1");
  expect(await asked[0]?.text()).toBe('{"to":"2"}');
  const lines = await Promise.all(platform.directives.cookies.map((cookies) => cookies()));
  expect(lines.flat()[0]).toMatch(/^__Host-session=/);
});

test("a page of one member asks nothing in the name of another who signed in with the same browser", async () => {
  const { platform, asked } = aPlatform();
  const order = (member: string) => ({ method: "POST", body: "{}", headers: { "X-Page-Member": member } });
  const refused = await relayApi(await aRequest("/api/message.php", order("bert")), platform);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({ error: "other_member" });
  expect((await relayApi(await aRequest("/api/live.php?page_member=bert"), platform)).status).toBe(409);
  expect(asked).toEqual([]);
  expect((await relayApi(await aRequest("/api/message.php", order("anna")), platform)).status).toBe(200);
  expect((await relayApi(await aRequest("/api/live.php?page_member=anna"), platform)).status).toBe(200);
});

test("a suspended member's session is left to the next page, which says why it ended", async () => {
  const refusal = { error: "authentication_required", because: "account_suspended" };
  const { platform } = aPlatform({ transport: async () => Response.json(refusal, { status: 403 }) });
  const answer = await relayApi(await aRequest("/api/message.php", { method: "POST", body: "{}" }), platform);
  expect(await answer.json()).toEqual(refusal);
  const lines = await Promise.all(platform.directives.cookies.map((cookies) => cookies()));
  expect(lines.flat().join()).not.toContain("__Host-session=;");
});

test("a session that the API does not know any more ends here, on any call but user.php", async () => {
  const refusing = { transport: async () => Response.json({ error: "authentication_required" }, { status: 403 }) };
  const cleared = async (path: string, transport: Partial<Platform> = refusing) => {
    const { platform } = aPlatform(transport);
    const answer = await relayApi(await aRequest(path), platform);
    const lines = (await Promise.all(platform.directives.cookies.map((cookies) => cookies()))).flat();
    return { answer, ended: lines.some((line) => line.startsWith("__Host-session=;")) };
  };
  const chats = await cleared("/api/chats.php");
  expect(chats.ended).toBe(true);
  expect(chats.answer.status).toBe(403);
  expect(await chats.answer.json()).toEqual({ error: "authentication_required" });
  expect((await cleared("/api/live.php")).ended).toBe(true);
  expect((await cleared("/api/user.php")).ended).toBe(false);
  const forbidden = { transport: async () => Response.json({ error: "not_found" }, { status: 403 }) };
  expect((await cleared("/api/chats.php", forbidden)).ended).toBe(false);
});

test("of the whole contract a browser may make these calls, and a provider those", async () => {
  const { platform, asked } = aPlatform();
  const socket = { method: "GET", path: "/api/live.php", fixed: undefined };
  for (const { method, path, fixed } of [...endpoints, socket]) {
    await relayApi(await aRequest(`${path}?${new URLSearchParams(fixed)}`, { method }), platform);
  }
  const passedOn = new Set(
    asked.map(({ method, url }) => `${method} ${url.slice(url.indexOf("/api/")).replace(/\?$/, "")}`),
  );
  expect([...passedOn].sort()).toEqual([
    "GET /api/auto-like.php",
    "GET /api/chats.php",
    "GET /api/geocode.php",
    "GET /api/live.php",
    "GET /api/messages.php",
    "GET /api/regions.php",
    "GET /api/user.php",
    "POST /api/like-told.php",
    "POST /api/mail-webhook.php",
    "POST /api/message-photo.php",
    "POST /api/message.php",
    "POST /api/page-hidden.php",
    "POST /api/payment-webhook.php",
    "POST /api/photo.php",
    "POST /api/read.php",
    "POST /api/typing.php",
    "POST /api/user.php?push=1",
  ]);
});

test("what is not on the list is not there", async () => {
  const { platform, asked } = aPlatform();
  for (const [method, path] of [
    ["GET", "/api/settings.php"],
    ["POST", "/api/payment.php"],
    ["DELETE", "/api/chat.php"],
    ["POST", "/api/user.php"],
    ["POST", "/api/user.php?push=0"],
    ["POST", "/api/user.php?push=1&push="],
    ["POST", "/api/user.php?email=a&push=1"],
    ["PUT", "/api/user.php?push=1"],
    ["GET", "/api/dev-mailbox.php"],
    ["GET", "/api/payment-webhook.php"],
    ["GET", "/api//live.php"],
  ] as const) {
    expect((await relayApi(await aRequest(path, { method }), platform)).status).toBe(404);
  }
  expect(asked).toEqual([]);
});

test("other sites and visitors get nothing", async () => {
  const crossSite = aPlatform({ crossSite: true });
  const post = await aRequest("/api/message.php", { method: "POST" });
  expect((await relayApi(post, crossSite.platform)).status).toBe(403);
  const { platform, asked } = aPlatform();
  expect((await relayApi(new Request(`${OURS}/api/user.php`), platform)).status).toBe(403);
  const headers = { Upgrade: "websocket", Origin: "https://evil.nl" };
  expect((await relayApi(await aRequest("/api/live.php", { headers }), platform)).status).toBe(403);
  expect([...crossSite.asked, ...asked]).toEqual([]);
});

test("the payment provider's call passes without cookies, from wherever it comes", async () => {
  const { platform, asked } = aPlatform({ crossSite: true });
  const hook = await aRequest("/api/payment-webhook.php", { method: "POST", body: '{"id":"tr_1"}' });
  expect((await relayApi(hook, platform)).status).toBe(200);
  expect(asked[0]?.headers.get("Cookie")).toBeNull();
});

test("photos are asked for without cookies and bring none", async () => {
  const { platform, asked } = aPlatform();
  const answer = await relayPhoto(await aRequest("/photos/a.webp?s=1"), platform);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(asked[0]?.headers.get("Cookie")).toBeNull();
  expect(asked[0]?.url).toContain("/photos/a.webp?s=1");
});
