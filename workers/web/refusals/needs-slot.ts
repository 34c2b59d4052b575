import { isOwnHost } from "../routing/hosts.ts";
import type { Env } from "../env.ts";
import { isCacheable } from "../cache/page-key.ts";
import { routedPath } from "../routing/routed-path.ts";
import { fileType } from "../routing/static.ts";

/**
 * Is this request sure to be one of the pages and calls that are counted (in-flight.ts)? Then it is refused before
 * anything is looked up or read for it. Files, photos, health and pages that may be kept are not, nor is what is refused
 * for another reason.
 */
export function needsSlot(request: Request, url: URL, env: Env): boolean {
  const { pathname } = url;
  if (!["GET", "HEAD", "POST"].includes(request.method)) return false;
  if (pathname === "/healthz" || pathname.startsWith("/photos/") || !routedPath(pathname)) return false;
  if (fileType(pathname) && !pathname.startsWith("/api/")) return false;
  return isOwnHost(url.host, env) && !isCacheable(request, url);
}
