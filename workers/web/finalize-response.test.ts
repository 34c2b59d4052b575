import { expect, test } from "vitest";
import { login } from "../../app/contract/account/session.ts";
import { z } from "../../app/contract/zod.ts";
import { apiOf, sessionContext } from "../../app/request/context.server.ts";
import { readForm } from "../../app/request/forms/form.server.ts";
import { platformContext } from "../../app/request/platform.server.ts";
import { openSession } from "../../app/request/session/session.server.ts";
import { withApi } from "../../app/request/with-api.server.ts";
import { contextIn } from "../../tests/support/doubles/language.ts";
import { aPlatform } from "../../tests/support/doubles/platform.ts";
import type { Env } from "./env.ts";
import { finalizeResponse } from "./finalize-response.ts";

test("a page that refuses with 429 says when to come back, as the API said it; another page does not", async () => {
  const platform = aPlatform({ directives: { styleHashes: [], cookies: [], retryAfter: 900 } });
  const last = { request: new Request("http://site.nl/login"), platform, env: {} as Env, started: 0 };
  const refused = await finalizeResponse(new Response("blocked", { status: 429 }), last);
  expect(refused.headers.get("Retry-After")).toBe("900");
  expect((await finalizeResponse(new Response("fine"), last)).headers.has("Retry-After")).toBe(false);
});

test("a form that the API refuses for some minutes says in Retry-After how long", async () => {
  const blocked = () => Response.json({ error: "too_many_attempts", minutes: 15 }, { status: 429 });
  const platform = aPlatform({ transport: async () => blocked(), deadline: Date.now() + 5_000 });
  const request = new Request("http://site.nl/login", {
    method: "POST",
    body: new URLSearchParams({ email: "a@b.nl" }),
  });
  const context = await contextIn("en");
  context.set(platformContext, platform);
  context.set(sessionContext, await openSession(request, { seal: platform.seal, now: Date.now }));
  const signIn = async () => {
    const form = await readForm({ request, schema: z.object({ email: z.string() }), context });
    const answer = await apiOf(context).call(login, { email: "a@b.nl", password: "a wrong one" });
    if (!form.ok || answer.ok) throw new Error("accepted");
    const { data, init } = form.refuse(answer.problem);
    return Response.json(data, { status: init?.status });
  };
  const page = await withApi({ request, url: platform.url, context, params: {}, pattern: "/login" }, signIn);
  if (!page) throw new Error("no page");
  const answer = await finalizeResponse(page, { request, platform, env: {} as Env, started: 0 });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("900");
});

test("an answer of another Worker, whose headers cannot be changed, is finalized all the same", async () => {
  const immutable = Response.redirect("http://site.nl/", 302);
  expect(() => immutable.headers.set("X-Request-Id", "1")).toThrow(TypeError);
  const last = { request: new Request("http://site.nl/old"), platform: aPlatform(), env: {} as Env, started: 0 };
  const finalized = await finalizeResponse(immutable, last);
  expect(finalized.status).toBe(302);
  expect(finalized.headers.get("Location")).toBe("http://site.nl/");
  expect(finalized.headers.get("X-Request-Id")).toBe(last.platform.requestId);
});
