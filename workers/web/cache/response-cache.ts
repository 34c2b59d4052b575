import type { Log } from "../../../app/api/log.server.ts";
import { acceptsBrotli } from "../compress.ts";
import type { Env } from "../env.ts";
import { requestLine } from "../finalize-response.ts";

/** How long an answer is used, in ms: so late it may follow a change of settings. */
const KEPT_MS = 10_000;
const MAX_ANSWERS = 500;
/** Characters of a key at most. A request with longer headers is answered without this cache. */
const MAX_KEY = 500;

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  /** All but the request's own id. */
  headers: Record<string, string>;
  /** For the log. */
  site: string;
  route: string | undefined;
  until: number;
}

/**
 * Cached pages with all of their headers, for requests that are equal in everything a page depends on. A request with a
 * cookie, a query or another method takes the usual path, which also fills this cache. `now` in ms.
 */
export function createResponseCache(now: () => number) {
  const answers = new Map<string, CachedResponse>();
  return {
    /** The answer, and its line in the log; nothing when there is none. */
    find(request: Request, env: Env, log: Log): Response | undefined {
      const key = keyOf(request, env);
      const ready = key === undefined ? undefined : answers.get(key);
      if (!ready || ready.until <= now()) return undefined;
      const id = crypto.randomUUID();
      log(requestLine({ ...ready, request: id, method: "GET", status: 200, ms: 0 }));
      // Read back from a response, names are lower case.
      const headers = { ...ready.headers, "x-request-id": id };
      return new Response(ready.body, { headers, encodeBody: "manual" } as ResponseInit);
    },
    /** Keeps what the usual way has answered: a finished response whose brotli bytes are `body`. */
    keep(request: Request, env: Env, { response, body, site, route }: Finished): void {
      const key = keyOf(request, env);
      if (key === undefined || response.status !== 200 || response.headers.has("Set-Cookie")) return;
      answers.delete(key);
      answers.set(key, { body, headers: Object.fromEntries(response.headers), site, route, until: now() + KEPT_MS });
      const oldest = answers.keys().next().value;
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
    },
  };
}

interface Finished extends Pick<CachedResponse, "body" | "site" | "route"> {
  response: Response;
}

/** Everything of such a request that its page may depend on (`pageKey` in page-key.ts reads nothing else). */
function keyOf(request: Request, { SELF_HOSTED, COUNTRY_HEADER }: Env): string | undefined {
  const { url, headers } = request;
  if (!SELF_HOSTED || request.method !== "GET" || url.includes("?") || headers.has("Cookie")) return undefined;
  if (!acceptsBrotli(request)) return undefined;
  const country = COUNTRY_HEADER ? headers.get(COUNTRY_HEADER) : "";
  const key = `${url}\n${headers.get("Accept-Language")}\n${country}`;
  return key.length > MAX_KEY ? undefined : key;
}
