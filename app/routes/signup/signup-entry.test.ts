import { expect, test } from "vitest";
import { entryOf, leadsNowhere, ownEntry, stepHref } from "./signup-entry.ts";
import { signInHref } from "./sign-in-href.ts";

test("every entry has addresses of its own, whatever stands in the id", () => {
  expect(stepHref(ownEntry, 2)).toBe("/signup?step=2");
  expect(stepHref(entryOf("a1b2"), "message")).toBe("/members/a1b2/signup?step=message");
  expect(stepHref(entryOf("../evil?x"), 0)).toBe("/members/..%2Fevil%3Fx/signup?step=0");
});

test("an impossible member id is an entry that leads nowhere", () => {
  for (const target of ["a/b", "a b", "%2f", "", "../evil?x", "a".repeat(65)])
    expect(leadsNowhere(entryOf(target)), target).toBe(true);
  for (const entry of [ownEntry, entryOf("abcdefghijkl2345"), entryOf("17"), entryOf("A_1-b")])
    expect(leadsNowhere(entry)).toBe(false);
});

test("signing in leads on to whom one came for", () => {
  expect(signInHref(undefined)).toBe("/login");
  expect(signInHref("a1b2")).toBe("/login?redirect=%2Fmembers%2Fa1b2%2Fchat");
});
