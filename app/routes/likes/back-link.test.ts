import { expect, test } from "vitest";
import { backTo, matchPage } from "./back-link.ts";

test("the button returns to its own place on its own page", () => {
  expect(backTo({ back: "/members?country=NL&page=2", id: "abc", reloads: true })).toBe(
    "/members?country=NL&page=2#labc",
  );
});

test("where a script keeps the page there is no jump", () => {
  expect(backTo({ back: "/members?page=2", id: "abc", reloads: false })).toBe("/members?page=2");
});

test("another site is never returned to", () => {
  for (const back of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", undefined]) {
    expect(backTo({ back, id: "abc", reloads: true })).toBe("/likes/given#labc");
    expect(matchPage(back, "abc")).toBe("/members/abc?match=1&back=%2Flikes%2Fmatches");
  }
});

test("a match leads to the other one's page and remembers the way back", () => {
  expect(matchPage("/members?page=2", "abc")).toBe("/members/abc?match=1&back=%2Fmembers%3Fpage%3D2");
});

test("an id cannot break out of its place in the address", () => {
  expect(backTo({ back: "/members", id: "a/../b?c", reloads: true })).toBe("/members#la%2F..%2Fb%3Fc");
});
