import * as build from "virtual:react-router/server-build";
import { PUBLIC } from "../../app/request/cache-control.server.ts";
import { readCookie } from "../../app/request/cookies.server.ts";
import { pageLanguage } from "../../app/request/page-language.server.ts";
import type { Platform } from "../../app/request/platform.server.ts";
import { settingsFor } from "../../app/request/settings-cache.server.ts";
import { asksNothing } from "../../app/request/traffic-source.ts";
import { acceptsBrotli, compressed } from "./compress.ts";
import { cacheApi, memoryCache, ROUTE_HEADER, STYLES_HEADER, type EdgeCache, type KeptPage } from "./edge-cache.ts";
import type { Background, Env } from "./env.ts";

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
export async function keyOf(request: Request, platform: Platform): Promise<string | undefined> {
  if (request.method !== "GET" || readCookie(request, "session") || readCookie(request, "flash")) return undefined;
  const { url } = platform;
  if (url.pathname.endsWith(".data") || !asksNothing(url)) return undefined;
  const answer = await settingsFor(platform);
  if (!answer.ok) return undefined;
  const country = platform.country ?? answer.value.geoip_country ?? "";
  const language = pageLanguage(request, answer.value, platform.country);
  const comfort = readCookie(request, "comfort") === "1" ? "comfort" : "";
  return [platform.host, url.pathname, country, language, comfort, build.assets.version].join(" ");
}

/** A kept page, as it was made for somebody else like this visitor. */
export async function keptPage(
  key: string,
  request: Request,
  { env, outcome }: { env: Env; outcome: Platform["outcome"] },
): Promise<Response | undefined> {
  const page = await cacheOf(env).get(key);
  if (!page) return undefined;
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", PUBLIC);
  headers.set("X-Cache", "hit");
  outcome.route = headers.get(ROUTE_HEADER) ?? undefined;
  headers.delete(ROUTE_HEADER);
  if (!page.compressed || !acceptsBrotli(request)) return new Response(page.body, { headers });
  outcome.kept = page.compressed;
  headers.set("Content-Encoding", "br");
  headers.append("Vary", "Accept-Encoding");
  // The bytes are brotli already; the runtime must not compress them again.
  return new Response(page.compressed, { headers, encodeBody: "manual" } as ResponseInit);
}

/** Keeps a page that the routes called public. It carries no cookie: those are added after the cache. */
export async function keepPage(
  key: string,
  response: Response,
  { env, background, outcome }: { env: Env; background: Background; outcome: Platform["outcome"] },
): Promise<Response> {
  if (response.headers.has("Set-Cookie")) return response;
  const body = await response.text();
  const headers = [...response.headers];
  const facts: [string, string][] = [
    [STYLES_HEADER, outcome.styles.join(" ")],
    [ROUTE_HEADER, outcome.route ?? ""],
  ];
  const page: KeptPage = { body, headers: [...headers, ...facts] };
  if (env.SELF_HOSTED) page.compressed = compressed(body);
  background.waitUntil(cacheOf(env).put(key, page));
  return new Response(body, { headers: [...headers, ["X-Cache", "miss"]] });
}
