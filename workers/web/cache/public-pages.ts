import * as build from "virtual:react-router/server-build";
import { PUBLIC } from "../../../app/request/headers/cache-control.server.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { settingsFor } from "../../../app/request/site/settings-cache.server.ts";
import { acceptsBrotli, compressed } from "../compress.ts";
import { cacheApi, memoryCache, ROUTE_HEADER, STYLES_HEADER, type EdgeCache, type CachedPage } from "./edge-cache.ts";
import type { Background } from "../../garbage.ts";
import type { Env } from "../env.ts";
import { isCacheable, pageKey } from "./page-key.ts";

let cache: EdgeCache | undefined;

function cacheOf({ SELF_HOSTED }: Env): EdgeCache {
  // On the edge `caches.default` is the data centre's own; bare workerd has none.
  cache ??= SELF_HOSTED ? memoryCache(() => Date.now()) : cacheApi((caches as unknown as { default: Cache }).default);
  return cache;
}

/**
 * The key under which this request's page may be kept; nothing when the visitor is somebody (a session, a message for
 * the next page), or the query asks for something.
 */
export async function cacheKeyOf(request: Request, platform: Platform): Promise<string | undefined> {
  if (!isCacheable(request, platform.url)) return undefined;
  const answer = await settingsFor(platform);
  return answer.ok
    ? pageKey(request, { ...platform, settings: answer.value, version: build.assets.version })
    : undefined;
}

/** The cached page of this key, made for an earlier visitor. */
export async function cachedPage(
  key: string,
  request: Request,
  { env, directives }: { env: Env; directives: Platform["directives"] },
): Promise<Response | undefined> {
  const page = await cacheOf(env).get(key);
  if (!page) return undefined;
  // The same for everybody, in whatever encoding: its policy names no script.
  directives.cacheable = true;
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", PUBLIC);
  headers.set("X-Cache", "hit");
  directives.route = headers.get(ROUTE_HEADER) ?? undefined;
  headers.delete(ROUTE_HEADER);
  if (!page.compressed || !acceptsBrotli(request)) return new Response(page.body, { headers });
  directives.cachedBody = page.compressed;
  headers.set("Content-Encoding", "br");
  headers.append("Vary", "Accept-Encoding");
  // The bytes are brotli already; the runtime must not compress them again.
  return new Response(page.compressed, { headers, encodeBody: "manual" } as ResponseInit);
}

/** Keeps a page that the routes called public. It carries no cookie: those are added after the cache. */
export async function storePage(
  key: string,
  response: Response,
  { env, background, directives }: { env: Env; background: Background; directives: Platform["directives"] },
): Promise<Response> {
  if (response.headers.has("Set-Cookie")) return response;
  const body = await response.text();
  const headers = [...response.headers];
  const facts: [string, string][] = [
    [STYLES_HEADER, directives.styleHashes.join(" ")],
    [ROUTE_HEADER, directives.route ?? ""],
  ];
  const page: CachedPage = { body, headers: [...headers, ...facts] };
  if (env.SELF_HOSTED) page.compressed = compressed(body);
  background.waitUntil(cacheOf(env).put(key, page));
  return new Response(body, { headers: [...headers, ["X-Cache", "miss"]] });
}
