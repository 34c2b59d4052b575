import { expect, test } from "vitest";
import { cacheApi, memoryCache } from "./edge-cache.ts";

const aPage = (body: string) => ({ body, headers: [] });

test("a page is kept for ten seconds", async () => {
  let now = 0;
  const cache = memoryCache(() => now);
  await cache.put("site /a NL nl 1", aPage("hello"));
  now = 9_000;
  expect((await cache.get("site /a NL nl 1"))?.body).toBe("hello");
  now = 10_000;
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

test("the memory cache is limited by bytes too, and counts a page that is put again once", async () => {
  const cache = memoryCache(() => 0);
  const mebibyte = aPage("x".repeat(512 * 1024));
  for (let i = 0; i < 33; i++) await cache.put(String(i), mebibyte);
  expect(await cache.get("0")).toBeUndefined();
  expect(await cache.get("1")).toBeDefined();
  for (let i = 0; i < 100; i++) await cache.put("same", mebibyte);
  expect(await cache.get("1")).toBeDefined();
});

/** Cloudflare's cache, as far as it is used: it keeps answers by their address, and says how old they are. */
function aDataCentre() {
  const kept = new Map<string, Response>();
  const cache = {
    async match(address: string) {
      const found = kept.get(address)?.clone();
      found?.headers.set("Age", "299");
      return found;
    },
    put: async (address: string, response: Response) => void kept.set(new URL(address).href, response),
  };
  return { kept, cache: cache as unknown as Pick<Cache, "match" | "put"> };
}

test("on the edge a page is kept under its own key, for ten seconds, where no visitor can ask for it", async () => {
  const { kept, cache } = aDataCentre();
  const pages = cacheApi(cache);
  const page = { body: "<h1>hello</h1>", headers: [["X-Styles", "sha256-a sha256-b"]] as [string, string][] };
  await pages.put("site /a?b=%20&c NL nl 1", page);
  expect(await pages.get("site /a?b=%20&c NL nl 1")).toEqual(page);
  for (const other of ["site /a?b=%20&c NL nl 2", "site /a?b= &c NL nl 1", "site /a"])
    expect(await pages.get(other), other).toBeUndefined();
  const [[address, response]] = [...kept] as [[string, Response]];
  expect(new URL(address).host).toBe("kept.invalid");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=10");
});
