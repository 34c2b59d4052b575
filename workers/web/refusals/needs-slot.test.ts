import { expect, test } from "vitest";
import type { Env } from "../env.ts";
import { needsSlot } from "./needs-slot.ts";

const env = { SITE_HOSTS: "site.nl", SELF_HOSTED: "1" } as Env;

function needs(path: string, { method = "GET", cookie = "" } = {}, host = "site.nl") {
  // Node's Request refuses some of a browser's headers; what counts here is what a Worker is given.
  const request = { method, url: `http://${host}${path}`, headers: new Headers({ Cookie: cookie }) } as Request;
  return needsSlot(request, new URL(request.url), env);
}

test("members' pages, forms and calls are sent away at once when all slots are taken", () => {
  const cookie = "__Host-session=sealed";
  expect(needs("/members", { cookie })).toBe(true);
  expect(needs("/members?page=2", { cookie })).toBe(true);
  expect(needs("/login", { method: "POST" })).toBe(true);
  expect(needs("/api/messages.php?with=a1", { cookie })).toBe(true);
  expect(needs("/members.data", { cookie })).toBe(true);
  // Another spelling is another page for nobody.
  expect(needs("/%6Dembers/a1", { cookie })).toBe(true);
  expect(needs("/members/a%20b/signup?step=4", { method: "POST" })).toBe(true);
});

test("what needs no place, or is refused for another reason, goes the usual way", () => {
  const cookie = "__Host-session=sealed";
  for (const path of ["/healthz", "/photos/a1/b2.webp", "/assets/entry-1.js", "/favicon.svg", "/%ff", "/members/a%2Fb"])
    expect(needs(path, { cookie }), path).toBe(false);
  expect(needs("/landers/gallery")).toBe(false);
  expect(needs("/members", { method: "DELETE", cookie })).toBe(false);
  expect(needs("/members", { cookie }, "other.nl")).toBe(false);
});
