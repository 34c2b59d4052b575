import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { visitorCookieContext } from "../../app/request/context.server.ts";
import { type Platform, platformContext } from "../../app/request/platform.server.ts";
import { settingsFor } from "../../app/request/settings-cache.server.ts";
import { sourceIn } from "../../app/request/traffic-source.ts";
import { openVisitorCookie, type VisitorCookie } from "../../app/request/visitor-cookie.server.ts";
import type { Background, Env } from "./env.ts";
import { finish } from "./finish.ts";
import { platformOf } from "./platform.ts";
import { keepPage, keptPage, keyOf } from "./public-pages.ts";
import { relayApi, relayPhoto } from "./relay.ts";
import { staticFile } from "./static.ts";

const render = createRequestHandler(build, import.meta.env.MODE);

export default {
  async fetch(request: Request, env: Env, background: Background): Promise<Response> {
    const started = Date.now();
    const platform = platformOf(request, env);
    const response = await answer(request, platform, { env, background });
    return finish(response, { request, platform, env, started });
  },
};

interface Surroundings {
  env: Env;
  background: Background;
}

/** What is no page is answered here; pages come from the cache or from React Router. */
async function answer(request: Request, platform: Platform, around: Surroundings): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz") return health(platform);
  if (pathname.startsWith("/photos/")) return relayPhoto(request, platform);
  if (pathname.startsWith("/api/")) return relayApi(request, platform);
  const file = around.env.SELF_HOSTED ? await staticFile(request, around.env.ASSETS) : undefined;
  if (file) return file;
  return page(request, platform, around);
}

/** Ready when the API is: without it there is no page. */
async function health(platform: Platform): Promise<Response> {
  const { ok } = await settingsFor(platform, new Map());
  return new Response(ok ? "ok\n" : "the API does not answer\n", { status: ok ? 200 : 503 });
}

async function page(request: Request, platform: Platform, around: Surroundings): Promise<Response> {
  const cookie = await openVisitorCookie(request, platform.seal);
  const source = sourceIn(new URL(request.url));
  // Whoever brought the visitor first is the one who did.
  if (source && !cookie.data.source) cookie.change({ source });
  platform.outcome.cookies.push(() => cookie.commit());
  const key = await keyOf(request, platform);
  const kept = key && (await keptPage(key, request, around.env));
  if (kept) return kept;
  const made = await makePage(request, platform, cookie);
  return key && platform.outcome.cacheable ? keepPage(key, made, { ...around, styles: platform.outcome.styles }) : made;
}

function makePage(request: Request, platform: Platform, cookie: VisitorCookie): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(visitorCookieContext, cookie);
  // React Router has a guard of its own that answers without a page; ours shows one (refuse-foreign.server.ts).
  const asked = platform.foreign ? new Request(request.url, { headers: withoutBody(request.headers) }) : request;
  return render(asked, context);
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["Content-Type", "Content-Length", "Origin"]) kept.delete(name);
  return kept;
}
