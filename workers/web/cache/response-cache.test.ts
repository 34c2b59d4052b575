import { expect, test } from "vitest";
import type { LogLine } from "../../../app/api/log.server.ts";
import type { Env } from "../env.ts";
import { createResponseCache } from "./response-cache.ts";

const env = { SELF_HOSTED: "1", COUNTRY_HEADER: "X-Country" } as Env;
const body = new Uint8Array([1, 2, 3]);

function asked(headers: Record<string, string> = {}, url = "http://site.example/landers/gallery", method = "GET") {
  const usual = { "Accept-Encoding": "gzip, br", "Accept-Language": "nl", "X-Country": "NL" };
  // Node's Request refuses some of a browser's headers; what counts here is what a Worker is given.
  return { url, method, headers: new Headers({ ...usual, ...headers }) } as Request;
}

function withOneAnswer({ cookie = false, now = () => 0 as number } = {}) {
  const ready = createResponseCache(now);
  const response = new Response(body, { headers: { "X-Content-Type-Options": "nosniff", "X-Request-Id": "first" } });
  if (cookie) response.headers.append("Set-Cookie", "visitor=1");
  ready.keep(asked(), env, { response, body, site: "site.example", route: "/landers/gallery/:slug?" });
  const lines: LogLine[] = [];
  return { lines, find: (request: Request, at = env) => ready.find(request, at, (line) => lines.push(line)) };
}

test("the same request again gets the same headers, an id of its own and a line in the log", async () => {
  const { find, lines } = withOneAnswer();
  const answer = find(asked());
  expect(answer?.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const id = answer?.headers.get("X-Request-Id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines).toEqual([
    {
      level: "info",
      event: "request",
      request: id,
      site: "site.example",
      route: "/landers/gallery/:slug?",
      method: "GET",
      status: 200,
      ms: 0,
    },
  ]);
  expect(new Uint8Array((await answer?.arrayBuffer()) ?? [])).toEqual(body);
});

test("whoever differs in anything that a page depends on goes the usual way", () => {
  const { find } = withOneAnswer();
  const others = [
    asked({ "Accept-Language": "en" }),
    asked({ "X-Country": "BE" }),
    asked({ "Accept-Encoding": "gzip" }),
    asked({ Cookie: "session=1" }),
    asked({ Cookie: "comfort=1" }),
    asked({}, "http://site.example/landers/gallery?network=friends"),
    asked({}, "http://other.example/landers/gallery"),
    asked({}, "http://site.example/landers/gallery", "POST"),
  ];
  expect(others.map((request) => find(request))).toEqual(others.map(() => undefined));
  expect(find(asked(), { ...env, SELF_HOSTED: undefined })).toBeUndefined();
});

test("an answer with a cookie is nobody else's", () => {
  expect(withOneAnswer({ cookie: true }).find(asked())).toBeUndefined();
});

test("a cached answer is used for ten seconds", () => {
  let now = 0;
  const { find } = withOneAnswer({ now: () => now });
  now = 9_999;
  expect(find(asked())).toBeDefined();
  now = 10_000;
  expect(find(asked())).toBeUndefined();
});
