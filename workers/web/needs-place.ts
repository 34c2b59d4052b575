import { isOwnHost } from "./hosts.ts";
import type { Env } from "./env.ts";
import { mayBeKept } from "./page-key.ts";
import { routedPath } from "./routed-path.ts";
import { fileType } from "./static.ts";

/**
 * Is this request sure to be one of the pages and calls that are counted (in-flight.ts)? Then it is refused before
 * anything is looked up or read for it. Files, photos, health and pages that may be kept are not, nor is what is refused
 * for another reason.
 */
export function needsPlace(request: Request, url: URL, env: Env): boolean {
  const { pathname } = url;
  if (!["GET", "HEAD", "POST"].includes(request.method)) return false;
  if (pathname === "/healthz" || pathname.startsWith("/photos/") || !routedPath(pathname)) return false;
  if (fileType(pathname) && !pathname.startsWith("/api/")) return false;
  return isOwnHost(url.host, env) && !mayBeKept(request, url);
}
