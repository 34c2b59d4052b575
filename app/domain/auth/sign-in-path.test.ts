import { expect, test } from "vitest";
import { isSignInPath, memberSignInPath, signInPath } from "./sign-in-path.ts";

test("the page to sign in is known with and without the way back, and is not the pages below it", () => {
  expect(["/login", "/login?redirect=/chats", signInPath("/chats?page=2")].every(isSignInPath)).toBe(true);
  expect(["", "/", "/login/passkey", "/logins", "/chats?back=/login"].some(isSignInPath)).toBe(false);
});

test("a member's form goes to the members' page, also where it would lead to the staff", () => {
  expect(signInPath("/operator")).toBe("/operator/login?ended=1");
  expect(memberSignInPath("/operator")).toBe("/login?redirect=%2Foperator");
});
