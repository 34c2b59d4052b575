import type { MiddlewareFunction } from "react-router";
import { platformContext } from "../platform.server.ts";

/** Nothing personal is ever kept by anybody (design §4.9). */
export const PERSONAL = "private, no-store";

/**
 * A browser may show it again for ten seconds; who keeps it for others is the edge cache alone. With twenty seconds of settings in the API,
 * twenty in a Worker and ten at the edge, a change of the settings is with everybody within a minute.
 */
export const PUBLIC = "private, max-age=10";

/** Every page says how long it may be kept: public ones briefly by the browser, all others not at all. */
export const cacheControl: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { directives } = context.get(platformContext);
  directives.cacheable &&= response.status === 200;
  response.headers.set("Cache-Control", directives.cacheable ? PUBLIC : PERSONAL);
  if (directives.cacheable) response.headers.append("Vary", "Cookie, Accept-Language");
  return response;
};
