import { visitorAddress } from "../../../app/domain/visitor/visitor-address.server.ts";
import { actorsOf } from "../actors/actors.ts";
import type { Env } from "../env.ts";
import type { Call, Place } from "./http.ts";
import { operatorTokenOf } from "./operator-cookie.ts";
import { callerOf } from "./session-cookie.ts";
import { envOf, siteOf, siteTableOf } from "../sites.ts";

interface Asked {
  request: Request;
  requestId: string;
  env: Env;
  context: { waitUntil(work: Promise<unknown>): void };
}

/** The web Worker is the only one that reaches us, so its headers about the visitor are believed. */
export function callOf({ request, requestId, env, context }: Asked): Call {
  const asked = placeOf(env, siteOf(request, env));
  return {
    ...asked,
    sites: { ids: siteTableOf(env).ids, at: (site) => placeOf(env, site), siteAt: siteTableOf(env).siteAt },
    caller: callerOf(request, { secret: asked.env.TOKEN_SECRET, site: asked.site }),
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

function placeOf(deployed: Env, site: string): Place {
  const env = envOf(deployed, site);
  return { env, site, actors: actorsOf(env, site) };
}
