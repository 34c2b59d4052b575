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

test("invented paths push out the oldest pages and fill nothing", async () => {
  const cache = memoryCache(() => 0);
  for (let i = 0; i <= 500; i++) await cache.put(String(i), aPage(""));
  expect(await cache.get("0")).toBeUndefined();
  expect(await cache.get("500")).toBeDefined();
});
