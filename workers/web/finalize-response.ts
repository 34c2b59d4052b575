import type { LogLine } from "../../app/api/log.server.ts";
import { PERSONAL } from "../../app/request/headers/cache-control.server.ts";
import type { Platform } from "../../app/request/platform.server.ts";
import { securityHeaders } from "../../app/request/headers/security-headers.ts";
import { compresses } from "./compress.ts";
import { STYLES_HEADER } from "./cache/edge-cache.ts";
import type { Env } from "./env.ts";

interface RequestFacts {
  request: Request;
  platform: Platform;
  env: Env;
  /** ms since 1970. */
  started: number;
}

/** Every answer, whoever gave it, gets its cookies, security headers and compression here, and its line of the log. */
export async function finalizeResponse(
  response: Response,
  { request, platform, env, started }: RequestFacts,
): Promise<Response> {
  const { directives, host, requestId, log } = platform;
  const { method } = request;
  const route = directives.route ?? kindOf(platform.url.pathname);
  log(
    requestLine({ request: requestId, site: host, route, method, status: response.status, ms: Date.now() - started }),
  );
  // A socket's answer is the socket; it has no headers to set.
  if (response.status === 101) return response;
  const answer = withId(response, requestId);
  const { headers } = answer;
  const { styleHashes, imageOrigin, framing, hydrated } = directives;
  // A public page holds no script of its own, so its policy names none: it is the same for everybody.
  const nonce = directives.cacheable || directives.cachedBody ? undefined : platform.nonce;
  const policy = {
    host,
    nonce,
    hydrated,
    styles: styleHashes.length > 0 ? styleHashes : cachedStyleHashes(headers),
    imageOrigin,
    framing,
  };
  for (const [name, value] of Object.entries(securityHeaders({ ...policy, development: import.meta.env.DEV }))) {
    headers.set(name, value);
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", PERSONAL);
  // Said here, as routes do not pass an action's headers on to their page.
  const { retryAfter } = directives;
  if (response.status === 429 && retryAfter) headers.set("Retry-After", String(retryAfter));
  for (const cookies of directives.cookies) for (const line of await cookies()) headers.append("Set-Cookie", line);
  if (env.SELF_HOSTED !== undefined && compresses(request, answer)) {
    // workerd compresses what says that it is compressed.
    headers.set("Content-Encoding", "br");
    headers.append("Vary", "Accept-Encoding");
  }
  return answer;
}

/**
 * Our own pages take their headers as they are: a copy would make a stream of their bytes. What comes from a cache or
 * another Worker cannot be changed, so it is copied.
 */
function withId(response: Response, requestId: string): Response {
  try {
    response.headers.set("X-Request-Id", requestId);
    return response;
  } catch {
    const { status, statusText, headers } = response;
    const manual = headers.has("Content-Encoding") ? { encodeBody: "manual" } : {};
    const copy = new Response(response.body, { status, statusText, headers, ...manual } as ResponseInit);
    copy.headers.set("X-Request-Id", requestId);
    return copy;
  }
}

interface RequestLine {
  request: string;
  site: string;
  route: string | undefined;
  method: string;
  status: number;
  ms: number;
}

/** The one line that the log has of every request. */
export function requestLine({ request, site, route, method, status, ms }: RequestLine): LogLine {
  return { level: "info", event: "request", request, site, route, method, status, ms };
}

/** Words in a path may be anything, somebody's address too: what no route matched is named by its kind alone. */
function kindOf(pathname: string): string {
  const kind = ["healthz", "api", "photos", "assets", "fonts", "film"].find((name) => pathname.split("/")[1] === name);
  return kind ? `/${kind}` : "other";
}

/** A kept page brings the hashes of its own styles. */
function cachedStyleHashes(headers: Headers): string[] {
  const hashes = headers.get(STYLES_HEADER)?.split(" ").filter(Boolean) ?? [];
  headers.delete(STYLES_HEADER);
  return hashes;
}
