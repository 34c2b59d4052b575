import { visitorsPath } from "../../../app/domain/visitor/visitors-pages.ts";
import { readCookie } from "../../../app/request/visitor/cookies.server.ts";

/** What the router is asked, and its path where that is another than the visitor's. */
interface Routed {
  request: Request;
  pathname?: string;
}

/**
 * Of somebody without a session the visitors' page (decision 0189), which sends them to sign in where visitors may not look around.
 * Forms, and calls for a page's data, are members'. `url`: of the request.
 */
export function visitorsRequest(request: Request, url: URL): Routed {
  if (request.method !== "GET" && request.method !== "HEAD") return { request };
  const pathname = visitorsPath(url.pathname);
  if (pathname === undefined || readCookie(request, "session")) return { request };
  const address = new URL(url);
  address.pathname = pathname;
  return { request: new Request(address, request), pathname };
}
