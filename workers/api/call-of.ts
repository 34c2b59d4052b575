import { visitorAddress } from "../../app/domain/visitor/visitor-address.server.ts";
import { actorsOf } from "./actors/actors.ts";
import type { Env } from "./env.ts";
import { SITE_ID } from "./features/site/site-id.ts";
import type { Call } from "./http.ts";
import { operatorTokenOf } from "./operator-cookie.ts";
import { callerOf } from "./session-cookie.ts";

interface Asked {
  request: Request;
  requestId: string;
  env: Env;
  context: { waitUntil(work: Promise<unknown>): void };
}

/** The web Worker is the only one that reaches us, so its headers about the visitor are believed. */
export function callOf({ request, requestId, env, context }: Asked): Call {
  const site = SITE_ID;
  return {
    env,
    site,
    actors: actorsOf(env, site),
    caller: callerOf(request, { secret: env.TOKEN_SECRET, site }),
    get operatorToken() {
      return operatorTokenOf(request.headers.get("Cookie") ?? "");
    },
    get address() {
      return visitorAddress(request.headers.get("X-Forwarded-For"));
    },
    userAgent: request.headers.get("User-Agent") ?? "",
    requestId,
    cookies: [],
    waitUntil: (work) => context.waitUntil(work),
  };
}
