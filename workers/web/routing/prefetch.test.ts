import { expect, test } from "vitest";
import { isDataPrefetch } from "./prefetch.ts";

const asked = (headers: Record<string, string>, { path = "/chats/7.data", method = "GET" } = {}) =>
  isDataPrefetch({ method, headers: new Headers(headers) }, path);

test("data that a browser fetches ahead is known by its purpose, in every browser's words", () => {
  expect(asked({ "Sec-Purpose": "prefetch" })).toBe(true);
  expect(asked({ "Sec-Purpose": "prefetch;prerender" })).toBe(true);
  expect(asked({ Purpose: "prefetch" })).toBe(true);
  expect(asked({ "X-Moz": "prefetch" })).toBe(true);
});

test("a navigation, a form and a whole page are answered", () => {
  expect(asked({})).toBe(false);
  expect(asked({ "Sec-Purpose": "prefetch" }, { method: "POST" })).toBe(false);
  expect(asked({ "Sec-Purpose": "prefetch" }, { path: "/landers/gallery" })).toBe(false);
});
