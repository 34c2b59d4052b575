import { expect, test } from "vitest";
import { cookiePairOf } from "../../../tests/support/http/set-cookie.ts";
import { createSeal } from "../visitor/seal.server.ts";
import { openSession } from "./session.server.ts";

const options = { seal: createSeal("a secret of at least 32 characters"), now: () => 0 };
const request = (cookie = "") => new Request("http://site/", { headers: { Cookie: cookie } });

function setting(line: string): Headers {
  return new Headers({ "Set-Cookie": line });
}

test("a session survives to the next request, with the API's cookies inside", async () => {
  const first = await openSession(request(), options);
  expect(first.signedIn).toBe(false);
  first.start({ PHPSESSID: "abc" }, "anna");
  const line = await first.commit();
  expect(line).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const second = await openSession(request(cookiePairOf(line)), options);
  expect(second.signedIn).toBe(true);
  expect(second.jar).toEqual({ PHPSESSID: "abc" });
  expect(second.member).toBe("anna");
  expect(await second.commit()).toBeUndefined();
});

test("the API may renew its cookies, but never starts a session for a visitor", async () => {
  const visitor = await openSession(request(), options);
  visitor.renew(setting("PHPSESSID=tracking"));
  expect(visitor.signedIn).toBe(false);
  expect(await visitor.commit()).toBeUndefined();
  visitor.start({ PHPSESSID: "1" });
  visitor.renew(setting("PHPSESSID=2"));
  expect(visitor.jar).toEqual({ PHPSESSID: "2" });
});

test("a forged cookie is a visitor's, and is cleared", async () => {
  const session = await openSession(request("__Host-session=forged"), options);
  expect(session.signedIn).toBe(false);
  expect(await session.commit()).toContain("__Host-session=; Max-Age=0");
});

test("ending a session clears its cookie", async () => {
  const session = await openSession(request(), options);
  session.start({ a: "1" });
  session.end();
  expect(await session.commit()).toContain("__Host-session=; Max-Age=0");
});

test("what a visitor filled in is no session, under whatever name it comes back", async () => {
  const { seal } = options;
  const draft = await seal.seal({ jar: { PHPSESSID: "chosen" } }, "draft");
  const session = await openSession(request(`__Host-session=${draft}`), options);
  expect(session.signedIn).toBe(false);
  expect(session.jar).toEqual({});
  const plain = await openSession(
    request(`session=${await seal.seal({ jar: { PHPSESSID: "1" } }, "session")}`),
    options,
  );
  expect(plain.signedIn).toBe(false);
});
