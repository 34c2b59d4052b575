import { expect, test } from "vitest";
import { doorOf, leadsNowhere, ownDoor, stepHref } from "./door.ts";
import { signInHref } from "./sign-in-href.ts";

test("every door has addresses of its own, whatever stands in the id", () => {
  expect(stepHref(ownDoor, 2)).toBe("/signup?step=2");
  expect(stepHref(doorOf("a1b2"), "message")).toBe("/members/a1b2/signup?step=message");
  expect(stepHref(doorOf("../evil?x"), 0)).toBe("/members/..%2Fevil%3Fx/signup?step=0");
});

test("what nobody can be called is a door that leads nowhere", () => {
  for (const target of ["a/b", "a b", "%2f", "", "../evil?x", "a".repeat(65)])
    expect(leadsNowhere(doorOf(target)), target).toBe(true);
  for (const door of [ownDoor, doorOf("abcdefghijkl2345"), doorOf("17"), doorOf("A_1-b")])
    expect(leadsNowhere(door)).toBe(false);
});

test("signing in leads on to whom one came for", () => {
  expect(signInHref(undefined)).toBe("/login");
  expect(signInHref("a1b2")).toBe("/login?redirect=%2Fmembers%2Fa1b2%2Fchat");
});
