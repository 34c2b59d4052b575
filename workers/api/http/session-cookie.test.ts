import { expect, test } from "vitest";
import { memberIdOf } from "../ids.ts";
import { callerOf, endedCookie, sessionCookie } from "./session-cookie.ts";

const [secret, site] = ["a secret of this test that is long", "periwinkle"];
const id = memberIdOf({ secret, site, signupKey: "anna" });
const caller = { id, token: "a-token_1" };

const callerIn = (Cookie: string) => callerOf(new Request("http://api/", { headers: { Cookie } }), { secret, site });

test("the API's cookie lasts for thirty days, for servers only", () => {
  const [value, ...attributes] = sessionCookie(caller).split("; ");
  expect(value).toBe(`session=${id}.a-token_1`);
  expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
});

test("and when it ends, the same cookie goes at once", () => {
  const [value, ...attributes] = endedCookie.split("; ");
  expect(value).toBe("session=");
  expect(attributes.toSorted()).toEqual(["HttpOnly", "Max-Age=0", "Path=/", "SameSite=Lax"]);
});

test("the cookie names the caller, among others too", () => {
  expect(callerIn(`a=b; session=${id}.a-token_1; c=d`)).toEqual(caller);
});

test("a cookie without a token, or with an id of somebody else's making, names nobody", () => {
  for (const cookie of [
    "",
    "session=",
    `session=${id}`,
    `session=${id}.`,
    "session=someone.a-token",
    `sessions=${id}.x`,
  ])
    expect(callerIn(cookie), cookie).toBeUndefined();
});
