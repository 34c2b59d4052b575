import { expect, test } from "vitest";
import { visitorsRequest } from "./visitors-request.ts";

function routed(path: string, init: RequestInit = {}) {
  const request = new Request(`https://example.org${path}`, init);
  const { request: asked, pathname } = visitorsRequest(request, new URL(request.url));
  return { path: asked.url.replace("https://example.org", ""), pathname, headers: asked.headers };
}

test("who has no session is shown the visitors' page, with the query and the headers of the request", () => {
  const headers = { "Accept-Language": "nl", Cookie: "locale=nl" };
  const { path, pathname, headers: kept } = routed("/members/abc?photo=1", { headers });
  expect({ path, pathname }).toEqual({ path: "/visitors/members/abc?photo=1", pathname: "/visitors/members/abc" });
  expect(kept.get("Accept-Language")).toBe("nl");
});

test("who has a session, sends a form or asks for data is a member's request", () => {
  const cookie = { headers: { Cookie: "__Host-session=something" } };
  for (const [path, init] of [
    ["/members", cookie],
    ["/members", { method: "POST" }],
    ["/members.data", {}],
    ["/chats", {}],
  ] as const)
    expect(routed(path, init)).toMatchObject({ path, pathname: undefined });
});
