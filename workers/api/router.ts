import { visitorAddress } from "../../app/domain/visitor/visitor-address.server.ts";
import { actorsOf } from "./actors/actors.ts";
import { SITE_ID } from "./features/site/site-id.ts";
import type { Env } from "./env.ts";
import { problemResponse, type Call, type Handler } from "./http.ts";
import { log } from "./log.ts";
import { callerOf } from "./session-cookie.ts";

/** The handlers by method and path; two endpoints on one path differ in their `fixed` query. */
export function createRouter(handlers: readonly Handler[]) {
  const byAddress = new Map<string, Handler[]>();
  for (const handler of handlers) {
    const address = `${handler.endpoint.method} ${handler.endpoint.path}`;
    byAddress.set(address, [...(byAddress.get(address) ?? []), handler].toSorted(mostFixedFirst));
  }
  return async function route(asked: Asked): Promise<Response> {
    const { request, url } = asked;
    const candidates = byAddress.get(`${request.method} ${url.pathname}`) ?? [];
    const handler = candidates.find(({ endpoint }) => hasAll(url.searchParams, endpoint.fixed));
    if (!handler) return problemResponse({ error: "not_found" });
    const call = callOf(asked);
    try {
      return await handler.run(call, request);
    } catch (failure) {
      log({
        level: "error",
        event: "failure",
        request: call.requestId,
        site: call.site,
        call: handler.endpoint.name,
        failure: String(failure),
        stack: failure instanceof Error ? failure.stack : undefined,
      });
      return problemResponse({ error: "server_error", request_id: call.requestId });
    }
  };
}

/** A call without fixed parameters fits every address: it comes last. */
function mostFixedFirst(one: Handler, other: Handler): number {
  return fixedIn(other) - fixedIn(one);
}

function fixedIn({ endpoint }: Handler): number {
  return Object.keys(endpoint.fixed ?? {}).length;
}

function hasAll(parameters: URLSearchParams, fixed: Record<string, string> = {}): boolean {
  return Object.entries(fixed).every(([name, value]) => parameters.get(name) === value);
}

interface Asked {
  request: Request;
  /** Of the request; parsed once. */
  url: URL;
  env: Env;
  context: ExecutionContext;
}

/** The web Worker is the only one that reaches us, so its headers about the visitor are believed. */
export function callOf({ request, url, env, context }: Asked): Call {
  const site = SITE_ID;
  return {
    env,
    url,
    site,
    actors: actorsOf(env, site),
    caller: callerOf(request, { secret: env.TOKEN_SECRET, site }),
    get address() {
      return visitorAddress(request.headers.get("X-Forwarded-For"));
    },
    userAgent: request.headers.get("User-Agent") ?? "",
    requestId: request.headers.get("X-Request-Id") ?? crypto.randomUUID(),
    cookies: [],
    waitUntil: (work) => context.waitUntil(work),
  };
}
