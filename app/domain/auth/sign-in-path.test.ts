import { expect, test } from "vitest";
import { isSignInPath, signInPath } from "./sign-in-path.ts";

test("the page to sign in is known with and without the way back, and is not the pages below it", () => {
  expect(["/login", "/login?redirect=/chats", signInPath("/chats?page=2")].every(isSignInPath)).toBe(true);
  expect(["", "/", "/login/passkey", "/logins", "/chats?back=/login"].some(isSignInPath)).toBe(false);
});
