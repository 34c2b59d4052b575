import type { MiddlewareFunction } from "react-router";
import { platformContext } from "../platform.server.ts";

/** Nothing personal is ever kept by anybody (design §4.9). */
export const PERSONAL = "private, no-store";

/**
 * Of a visitor's form that was refused. A browser shows the answer to a form again when somebody goes back, if it may keep it; else it has
 * only an error of its own to show (decision 0268).
 */
const SHOWN_AGAIN = "private, no-cache";

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
  const unshared = directives.shownAgain ? SHOWN_AGAIN : PERSONAL;
  response.headers.set("Cache-Control", directives.cacheable ? PUBLIC : unshared);
  if (directives.cacheable) response.headers.append("Vary", "Cookie, Accept-Language");
  return response;
};
