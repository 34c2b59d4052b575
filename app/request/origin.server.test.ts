import { expect, test } from "vitest";
import { isForeign } from "./origin.server.ts";

const OURS = "https://site.nl";
const post = (headers: Record<string, string>) => ({ method: "POST", headers: new Headers(headers) });

test("our own forms pass, with either header", () => {
  expect(isForeign(post({ Origin: OURS }), OURS)).toBe(false);
  expect(isForeign(post({ "Sec-Fetch-Site": "same-origin" }), OURS)).toBe(false);
  expect(isForeign(post({ Origin: "null", "Sec-Fetch-Site": "same-origin" }), OURS)).toBe(false);
});

test("behind a proxy that ends TLS our own forms still pass", () => {
  expect(isForeign(post({ Origin: OURS, "Sec-Fetch-Site": "same-origin" }), "http://site.nl")).toBe(false);
});

test("an old phone says where it is in Referer, and whoever says nothing passes", () => {
  expect(isForeign(post({ Referer: `${OURS}/login` }), OURS)).toBe(false);
  expect(isForeign(post({ Referer: "https://evil.nl/site.nl" }), OURS)).toBe(true);
  expect(isForeign(post({}), OURS)).toBe(false);
});

test("other sites, sister sites and forgers do not pass", () => {
  expect(isForeign(post({ Origin: "https://evil.nl" }), OURS)).toBe(true);
  expect(isForeign(post({ Origin: "https://site.nl.evil.nl" }), OURS)).toBe(true);
  expect(isForeign(post({ Origin: OURS, "Sec-Fetch-Site": "cross-site" }), OURS)).toBe(true);
  expect(isForeign(post({ "Sec-Fetch-Site": "same-site" }), OURS)).toBe(true);
  expect(isForeign(post({ Origin: "null" }), OURS)).toBe(true);
});

test("every unsafe method is guarded, and reading is free", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    expect(isForeign({ method, headers: new Headers({ Origin: "https://evil.nl" }) }, OURS)).toBe(true);
  }
  expect(isForeign({ method: "GET", headers: new Headers({ Origin: "https://evil.nl" }) }, OURS)).toBe(false);
});
