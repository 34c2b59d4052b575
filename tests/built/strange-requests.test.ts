import { expect, test } from "vitest";
import { siteUnderTest } from "../support/site/environment.ts";
import { rawRequest, type RawResponse } from "../support/http/raw-request.ts";

const site = siteUnderTest();
const { host } = new URL(site.origin);

interface Asked {
  method?: string;
  path?: string;
  host?: string;
  headers?: string[];
  body?: string;
}

function ask({ method = "GET", path = "/", headers = [], body = "", ...asked }: Asked): Promise<RawResponse> {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${asked.host ?? host}`, "Connection: close", ...headers];
  return rawRequest(site.origin, [...lines, "", body].join("\r\n"));
}

function expectGuarded({ headers }: RawResponse, what: string): void {
  expect(headers["content-security-policy"], what).toContain("default-src 'none'");
  expect(headers["strict-transport-security"], what).toMatch(/^max-age=31536000/);
  expect(headers["x-content-type-options"], what).toBe("nosniff");
  expect(headers["referrer-policy"], what).toBe("same-origin");
  expect(headers["cross-origin-opener-policy"], what).toBe("same-origin");
  expect(headers["cache-control"], what).toBe("private, no-store");
  expect(headers["x-request-id"], what).toMatch(/^[\w-]{8,}$/);
  expect(headers["x-styles"], what).toBeUndefined();
}

const FORM = "Content-Type: application/x-www-form-urlencoded";
const strange: [status: number, what: string, asked: Asked][] = [
  [421, "a name that somebody made to lead here", { host: "rebound.example" }],
  [421, "a name that is none, with our own before it", { host: `${host}.evil.example` }],
  [421, "our own name with another port", { host: "localhost:1" }],
  [421, "a page of ours under another name", { host: "rebound.example", path: "/landers/gallery" }],
  [421, "the mailbox of a demonstration under another name", { host: "rebound.example", path: "/dev/mailbox.json" }],
  [421, "a file under another name", { host: "rebound.example", path: "/favicon.svg" }],
  [400, "percent signs that encode nothing", { path: "/activate%zz/somebody@example.org" }],
  [400, "bytes that are no text", { path: "/%ff%fe" }],
  [400, "a slash that is written as none", { path: "/members/a%2Fb/signup?step=4", method: "POST", headers: [FORM] }],
  [400, "a backslash that is written as none", { path: "/members/a%5cb" }],
  [405, "a method that pages do not have", { method: "PROPFIND" }],
  [405, "a method that nobody has", { method: "DELETE", path: "/login" }],
  [405, "options of a page", { method: "OPTIONS", path: "/login" }],
  [405, "a form where there is none", { method: "POST", path: "/pages/terms", headers: [FORM, "Content-Length: 0"] }],
  [
    400,
    "a broken chunk to a form",
    { method: "POST", path: "/login", headers: [FORM, "Transfer-Encoding: chunked"], body: "zz\r\nabc\r\n0\r\n\r\n" },
  ],
  [
    400,
    "a broken chunk to a webhook",
    {
      method: "POST",
      path: "/api/payment-webhook.php",
      headers: ["Transfer-Encoding: chunked"],
      body: "zz\r\nabc\r\n0\r\n\r\n",
    },
  ],
  [413, "more than any form holds", { method: "POST", path: "/login", headers: [FORM, "Content-Length: 999999"] }],
  [
    413,
    "more than it says, in chunks",
    {
      method: "POST",
      path: "/login",
      headers: [FORM, "Content-Length: 5", "Transfer-Encoding: chunked"],
      body: `20000\r\n${"a".repeat(0x20000)}\r\n0\r\n\r\n`,
    },
  ],
  [413, "more than any call holds", { method: "POST", path: "/api/message.php", headers: ["Content-Length: 70000"] }],
];

for (const [status, what, asked] of strange) {
  test(`${what}: ${status}, with every security header`, async () => {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expectGuarded(answer, what);
    const isCall = asked.path?.startsWith("/api/");
    expect(answer.body).toContain(isCall ? '{"error":"invalid_input"}' : "<h1");
  });
}

test("a form to what takes none is told so, in words that blame nobody, and what is done there", async () => {
  for (const path of ["/", "/pricing", "/pages/terms", "/landers/gallery", "/robots.txt", "/sitemap.xml"]) {
    const answer = await ask({ method: "POST", path, headers: [FORM, "Content-Length: 0"] });
    expect([answer.status, answer.headers["allow"]], path).toEqual([405, "GET, HEAD"]);
    expect(answer.body, path).toContain("This page is not used like that");
  }
});

test("a refused name gets nothing of ours: no page, no cookie, no link but to the site itself", async () => {
  const { body, headers } = await ask({ host: "rebound.example", path: "/dev/mailbox.json?ref=a" });
  expect(headers["set-cookie"]).toBeUndefined();
  expect(body).not.toContain("rebound");
});

test("a health check may use the machine's address as host", async () => {
  const { status, body } = await ask({ host: "10.0.0.7:8080", path: "/healthz" });
  expect(status).toBe(200);
  expect(body).toContain("ok");
});

test("what a client navigation does not find is said in no words of React Router", async () => {
  const { status, body } = await ask({ path: "/operator.data" });
  expect(status).toBe(404);
  expect(body).toContain("not_found");
  expect(body).not.toContain("Internal Server Error");
});
