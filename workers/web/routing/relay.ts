import { forwardedHeaders } from "../../../app/request/headers/forwarded-headers.server.ts";
import { typeHeader } from "../../../app/api/build-request.server.ts";
import { cookieHeader } from "../../../app/api/cookie-jar.server.ts";
import { readProblem } from "../../../app/api/problem.server.ts";
import { API_BASE } from "../../../app/api/transport.server.ts";
import type { Endpoint } from "../../../app/contract/endpoint.ts";
import { endpoints } from "../../../app/contract/endpoints.ts";
import { LIVE_PATH } from "../../../app/contract/live.ts";
import { isOtherMember, PAGE_MEMBER_HEADER, PAGE_MEMBER_PARAMETER } from "../../../app/domain/auth/page-member.ts";
import { endsSession } from "../../../app/contract/account/session-end.ts";
import { findLocale } from "../../../app/request/locale/find-locale.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { isUpload } from "./uploads.ts";
import { UNLISTED } from "../../../app/request/headers/unlisted.ts";
import { openSession } from "../../../app/request/session/session.server.ts";

/**
 * What may be asked of the API from outside: all that the contract says of its calls, and the live socket. A call with
 * fixed parameters is its address with exactly these: of two values for one name, PHP takes the last and we the first.
 */
const relayed = new Map<string, Endpoint["relay"]>([
  [`GET ${LIVE_PATH}`, "browser"],
  ...endpoints.map((endpoint) => [callOf(endpoint), endpoint.relay] as const),
]);

function callOf({ method, path, fixed }: Endpoint): string {
  return `${method} ${path}${fixed ? `?${new URLSearchParams(fixed)}` : ""}`;
}

/** Passes a browser's call on to the API with the session's cookies, or answers that there is no such thing. */
export async function relayApi(request: Request, platform: Platform): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  const by = relayed.get(call + search) ?? relayed.get(call);
  if (by === undefined) return problem("not_found", 404);
  // It comes from elsewhere; the API says whom it believes.
  if (by === "provider") return answerOf(await passOn(request, platform, new Headers(forwardedHeaders(platform))));
  // A page elsewhere may open a socket to us, and the browser would send our cookies along.
  if (platform.crossSite || isCrossSiteSocket(request, platform)) return problem("authentication_required", 403);
  const session = await openSession(request, { seal: platform.seal, now: () => platform.clock.now() });
  if (!session.signedIn) return problem("authentication_required", 403);
  // Another member signed in with this browser after the page was made: nothing of it is theirs.
  const page = request.headers.get(PAGE_MEMBER_HEADER) ?? new URLSearchParams(search).get(PAGE_MEMBER_PARAMETER);
  if (isOtherMember(page, session.member)) return problem("other_member", 409);
  const headers = new Headers({ ...forwardedHeaders(platform), ...typeHeader(pathname) });
  headers.set("Cookie", cookieHeader(session.jar));
  headers.set("Accept-Language", findLocale(request, { country: platform.country }));
  const response = await passOn(request, platform, headers);
  if (response.status === 101) return response;
  if (await saysSessionEnded(response, pathname)) session.end();
  else session.renew(response.headers);
  platform.directives.cookies.push(async () => [await session.commit()].filter((line) => line !== undefined));
  return answerOf(response);
}

async function saysSessionEnded(response: Response, path: string): Promise<boolean> {
  if (response.status !== 403 && response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { status, headers } = response;
  const refusal = readProblem({ endpoint: { name: "relay" }, status, headers, body });
  // Of a suspended member the next page ends it, as that one can say why.
  return refusal?.["because"] === undefined && endsSession(refusal, { path });
}

/** Photos: their addresses are signed, so no cookie is needed and any cache may keep them. */
export async function relayPhoto(request: Request, platform: Platform): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return problem("not_found", 404);
  const response = await passOn(request, platform, new Headers(forwardedHeaders(platform)));
  const headers = new Headers(response.headers);
  headers.delete("Set-Cookie");
  headers.set(...UNLISTED);
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
  const { pathname, search } = new URL(request.url);
  // In memory already, and measured (index.ts), unless it is a file.
  const body = isUpload(request, pathname) ? request.body : method === "POST" ? await request.text() : undefined;
  try {
    return await transport(new Request(API_BASE + pathname + search, { method, headers, body, redirect: "manual" }));
  } catch (error) {
    // A photo's path names its owner; all other paths here are on a list.
    const path = pathname.startsWith("/photos/") ? "/photos" : pathname;
    log({ level: "error", event: "api_unreachable", path, failure: String(error) });
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

function isCrossSiteSocket(request: Request, { host }: Platform): boolean {
  if (!request.headers.has("Upgrade")) return false;
  return URL.parse(request.headers.get("Origin") ?? "")?.host !== host;
}

function problem(error: string, status: number): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "private, no-store" } });
}
