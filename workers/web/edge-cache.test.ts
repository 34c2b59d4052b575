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

test("a page that is asked for stays, however many others come", async () => {
  const cache = memoryCache(() => 0);
  await cache.put("real", aPage("hello"));
  for (let i = 0; i < 600; i++) {
    await cache.put(String(i), aPage(""));
    if (i % 100 === 0) await cache.get("real");
  }
  expect((await cache.get("real"))?.body).toBe("hello");
  expect(await cache.get("0")).toBeUndefined();
  expect(await cache.get("599")).toBeDefined();
});

test("long pages are fewer pages", async () => {
  const cache = memoryCache(() => 0);
  const mebibyte = aPage("x".repeat(512 * 1024));
  for (let i = 0; i < 33; i++) await cache.put(String(i), mebibyte);
  expect(await cache.get("0")).toBeUndefined();
  expect(await cache.get("1")).toBeDefined();
  for (let i = 0; i < 100; i++) await cache.put("same", mebibyte);
  expect(await cache.get("1")).toBeDefined();
});
