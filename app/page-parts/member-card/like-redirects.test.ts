import { expect, test } from "vitest";
import { likedButton, likePage, matchPage } from "./like-redirects.ts";

const page = (path: string) => likePage(new URL(path, "https://site.example"));

test("the button returns to its own place on its own page", () => {
  expect(likedButton(page("/members?country=NL&page=2"), "abc")).toBe("/members?country=NL&page=2#labc");
});

test("what a page said once is not said again after a like", () => {
  expect(page("/signup-matches?target=x&api_signup_complete=1")).toBe("/signup-matches?target=x");
  expect(page("/members/abc?back=%2Fmembers")).toBe("/members/abc?back=%2Fmembers");
  expect(page("/likes")).toBe("/likes");
});

test("a match leads to its own page, which remembers the way back", () => {
  expect(matchPage("/members?page=2", "abc")).toBe("/likes/m/abc?back=%2Fmembers%3Fpage%3D2");
  expect(matchPage("/members/abc?back=%2Fchats", "abc")).toBe("/likes/m/abc?back=%2Fmembers%2Fabc%3Fback%3D%252Fchats");
});

test("an id cannot break out of its place in the address", () => {
  expect(likedButton("/members", "a/../b?c")).toBe("/members#la%2F..%2Fb%3Fc");
  expect(matchPage("/likes", "a/../b?c")).toBe("/likes/m/a%2F..%2Fb%3Fc?back=%2Flikes");
});
