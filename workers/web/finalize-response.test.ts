import { expect, test } from "vitest";
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

test("an answer of another Worker, whose headers cannot be changed, is finished all the same", async () => {
  const immutable = Response.redirect("http://site.nl/", 302);
  expect(() => immutable.headers.set("X-Request-Id", "1")).toThrow(TypeError);
  const last = { request: new Request("http://site.nl/old"), platform: aPlatform(), env: {} as Env, started: 0 };
  const finished = await finalizeResponse(immutable, last);
  expect(finished.status).toBe(302);
  expect(finished.headers.get("Location")).toBe("http://site.nl/");
  expect(finished.headers.get("X-Request-Id")).toBe(last.platform.requestId);
});
