import { forwardedHeaders } from "../../app/request/forwarded-headers.server.ts";
import { cookieHeader } from "../../app/api/cookie-jar.server.ts";
import { readProblem } from "../../app/api/problem.server.ts";
import { API_BASE } from "../../app/api/transport.server.ts";
import { pageLanguage } from "../../app/request/page-language.server.ts";
import type { Platform } from "../../app/request/platform.server.ts";
import { openSession } from "../../app/request/session.server.ts";

/** What a browser itself may ask of the API (design §4.7). Everything else there is only for pages. */
const ALLOWED = new Set([
  "GET /api/live.php",
  "GET /api/messages.php",
  "GET /api/user.php",
  "GET /api/chats.php",
  "GET /api/likes.php",
  "GET /api/regions.php",
  "POST /api/message.php",
  "POST /api/read.php",
  "POST /api/typing.php",
  "POST /api/page-hidden.php",
]);

/**
 * The same address without this query is a sign-in, which no script makes. Exactly this query: of two values for one
 * name, PHP takes the last and we the first.
 */
const PUSH = "POST /api/user.php?push=1";

/** Calls of the payment and the mail provider come from elsewhere, with no cookie; the API says whom it believes. */
const WEBHOOKS = new Set(["POST /api/payment-webhook.php", "POST /api/mail-webhook.php"]);

/** Passes a browser's call on to the API with the session's cookies, or answers that there is no such thing. */
export async function relayApi(request: Request, platform: Platform): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  if (WEBHOOKS.has(call)) return answerOf(await passOn(request, platform, new Headers(forwardedHeaders(platform))));
  if (!ALLOWED.has(call) && call + search !== PUSH) return problem("not_found", 404);
  // A page elsewhere may open a socket to us, and the browser would send our cookies along.
  if (platform.foreign || isForeignSocket(request, platform)) return problem("authentication_required", 403);
  const session = await openSession(request, { seal: platform.seal, now: () => platform.clock.now() });
  if (!session.signedIn) return problem("authentication_required", 403);
  const headers = new Headers(forwardedHeaders(platform));
  headers.set("Cookie", cookieHeader(session.jar));
  headers.set("Accept-Language", pageLanguage(request, undefined, platform.country));
  if (pathname === "/api/user.php") headers.set("X-Request-Type", "client");
  const response = await passOn(request, platform, headers);
  if (response.status === 101) return response;
  if (await endsSession(response, pathname)) session.end();
  else session.renew(response.headers);
  platform.outcome.cookies.push(async () => [await session.commit()].filter((line) => line !== undefined));
  return answerOf(response);
}

/** Spec §8: on any call but user.php it logs a logged-in user out; there it means a visitor. */
async function endsSession(response: Response, pathname: string): Promise<boolean> {
  if ((response.status !== 403 && response.status !== 401) || pathname === "/api/user.php") return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { status, headers } = response;
  return readProblem({ endpoint: { name: "relay" }, status, headers, body })?.error === "authentication_required";
}

/** Photos: their addresses are signed, so no cookie is needed and any cache may keep them. */
export async function relayPhoto(request: Request, platform: Platform): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return problem("not_found", 404);
  const response = await passOn(request, platform, new Headers(forwardedHeaders(platform)));
  const headers = new Headers(response.headers);
  headers.delete("Set-Cookie");
  return new Response(response.body, { status: response.status, headers });
}

const KEPT_HEADERS = ["Accept", "Content-Type", "If-None-Match", "If-Modified-Since", "Range", "Upgrade"];

async function passOn(request: Request, { transport, log }: Platform, headers: Headers): Promise<Response> {
  for (const name of KEPT_HEADERS) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  for (const [name, value] of request.headers) if (name.startsWith("sec-websocket-")) headers.set(name, value);
  const { method } = request;
  // In memory already, and measured (index.ts).
  const body = method === "POST" ? await request.text() : undefined;
  const { pathname, search } = new URL(request.url);
  try {
    return await transport(new Request(API_BASE + pathname + search, { method, headers, body, redirect: "manual" }));
  } catch (error) {
    // A photo's path names its owner; all other paths here are on a list.
    const path = pathname.startsWith("/photos/") ? "/photos" : pathname;
    log({ level: "error", message: "api unreachable", path, reason: String(error) });
    return problem("server_error", 502);
  }
}

/** Of the API's answer only what a browser needs; its cookies stay inside our own. */
function answerOf(response: Response): Response {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const name of ["Content-Type", "Retry-After"]) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

function isForeignSocket(request: Request, { host }: Platform): boolean {
  if (!request.headers.has("Upgrade")) return false;
  return URL.parse(request.headers.get("Origin") ?? "")?.host !== host;
}

function problem(error: string, status: number): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "private, no-store" } });
}
