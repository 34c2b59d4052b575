import { expect, test } from "vitest";
import { isCrossSite } from "./cross-site.server.ts";

const OURS = "https://site.nl";
const post = (headers: Record<string, string>) => ({ method: "POST", headers: new Headers(headers) });

test("our own forms pass, with either header", () => {
  expect(isCrossSite(post({ Origin: OURS }), OURS)).toBe(false);
  expect(isCrossSite(post({ "Sec-Fetch-Site": "same-origin" }), OURS)).toBe(false);
  expect(isCrossSite(post({ Origin: "null", "Sec-Fetch-Site": "same-origin" }), OURS)).toBe(false);
});

test("behind a proxy that ends TLS our own forms still pass", () => {
  expect(isCrossSite(post({ Origin: OURS, "Sec-Fetch-Site": "same-origin" }), "http://site.nl")).toBe(false);
});

test("without Origin the Referer counts, and a request with neither passes", () => {
  expect(isCrossSite(post({ Referer: `${OURS}/login` }), OURS)).toBe(false);
  expect(isCrossSite(post({ Referer: "https://evil.nl/site.nl" }), OURS)).toBe(true);
  expect(isCrossSite(post({}), OURS)).toBe(false);
});

test("other sites, sister sites and forgers do not pass", () => {
  expect(isCrossSite(post({ Origin: "https://evil.nl" }), OURS)).toBe(true);
  expect(isCrossSite(post({ Origin: "https://site.nl.evil.nl" }), OURS)).toBe(true);
  expect(isCrossSite(post({ Origin: OURS, "Sec-Fetch-Site": "cross-site" }), OURS)).toBe(true);
  expect(isCrossSite(post({ "Sec-Fetch-Site": "same-site" }), OURS)).toBe(true);
  expect(isCrossSite(post({ Origin: "null" }), OURS)).toBe(true);
});

test("every unsafe method is guarded, and reading is free", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    expect(isCrossSite({ method, headers: new Headers({ Origin: "https://evil.nl" }) }, OURS)).toBe(true);
  }
  expect(isCrossSite({ method: "GET", headers: new Headers({ Origin: "https://evil.nl" }) }, OURS)).toBe(false);
});
