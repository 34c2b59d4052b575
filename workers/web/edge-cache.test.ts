import { expect, test } from "vitest";
import { memoryCache } from "./edge-cache.ts";

const aPage = (body: string) => ({ body, headers: [] });

test("a page is kept for five minutes", async () => {
  let now = 0;
  const cache = memoryCache(() => now);
  await cache.put("site /a NL nl 1", aPage("hello"));
  now = 299_000;
  expect((await cache.get("site /a NL nl 1"))?.body).toBe("hello");
  now = 300_000;
  expect(await cache.get("site /a NL nl 1")).toBeUndefined();
});

test("another country, language or build is another page", async () => {
  const cache = memoryCache(() => 0);
  await cache.put("site /a NL nl 1", aPage("hello"));
  for (const key of ["site /a BE nl 1", "site /a NL en 1", "site /a NL nl 2", "other /a NL nl 1"]) {
    expect(await cache.get(key)).toBeUndefined();
  }
});

test("invented paths push out the oldest pages and fill nothing", async () => {
  const cache = memoryCache(() => 0);
  for (let i = 0; i <= 500; i++) await cache.put(String(i), aPage(""));
  expect(await cache.get("0")).toBeUndefined();
  expect(await cache.get("500")).toBeDefined();
});
