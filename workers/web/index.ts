import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { writeLog } from "../../app/api/log.server.ts";
import { visitorCookieContext } from "../../app/request/context.server.ts";
import { type Body, limitedBytes } from "../../app/request/limited-text.server.ts";
import { type Platform, platformContext } from "../../app/request/platform.server.ts";
import { sourceIn } from "../../app/request/traffic-source.ts";
import { openVisitorCookie, type VisitorCookie } from "../../app/request/visitor-cookie.server.ts";
import { createGarbageCollection, exposedCollector } from "../garbage.ts";
import { bringsPassword } from "./brings-password.ts";
import { busyPage, readyBusyPage } from "./busy-page.ts";
import type { Background, Env } from "./env.ts";
import { finalizeResponse } from "./finalize-response.ts";
import { createHealth } from "./health.ts";
import { isOwnHost } from "./hosts.ts";
import { createInFlight } from "./in-flight.ts";
import { needsPlace } from "./needs-place.ts";
import { createPasswordGate, type PasswordGate } from "./password-gate.ts";
import { countryOf, platformOf } from "./platform.ts";
import { keepPage, keptPage, keyOf } from "./public-pages.ts";
import { createRefusalLog } from "./refusal-log.ts";
import { failed, unreadable, wrongAddress, wrongHost, wrongMethod } from "./refusals.ts";
import { readyAnswers } from "./ready-answers.ts";
import { withBody } from "./sent.ts";
import { routedPath } from "./routed-path.ts";
import { addressKind, areasIn, buildFor } from "./route-areas.ts";
import { relayApi, relayPhoto } from "./relay.ts";
import { staticFile } from "./static.ts";

const whole = createRequestHandler(build, import.meta.env.MODE);

/** What addresses begin with, however it is spelled. To any other a route with an open beginning may fit. */
const areas = new Set(areasIn(build));
const handlers = new Map<string, RequestHandler>();
/** No address of ours has more parts. */
const MOST_PARTS = 5;

function handlerFor(pathname: string): RequestHandler {
  const kind = addressKind(pathname);
  if (!areas.has(kind.area) || kind.parts > MOST_PARTS) return whole;
  const key = `${kind.area} ${kind.parts}`;
  const handler = handlers.get(key) ?? createRequestHandler(buildFor(build, kind), import.meta.env.MODE);
  handlers.set(key, handler);
  return handler;
}

/** Pages and calls that are made at the same time; chosen by measuring (decision 0097). */
const MAX_IN_FLIGHT = 48;
const inFlight = createInFlight({ most: MAX_IN_FLIGHT, now: () => Date.now() });
/**
 * Above so many each waits so many ms before it is begun: meanwhile all that has come is read, and sent away if there are
 * too many. Without it some of those who were let in waited for seconds behind later ones (decision 0121).
 */
const [CROWD, CROWD_MS] = [8, 10];
const CROWDED = { status: 503, seconds: 3 } as const;

let gate: PasswordGate | undefined;

function passwordGate({ API_ORIGIN }: Env): PasswordGate {
  // How many another API can take at once is for it to say.
  gate ??= createPasswordGate({ now: () => Date.now(), strangers: API_ORIGIN ? Infinity : undefined });
  return gate;
}

const ready = readyAnswers(() => Date.now());
const refusals = createRefusalLog();
const collectGarbage = createGarbageCollection({ collect: exposedCollector(), now: () => performance.now() });
const health = createHealth();

/** Bytes of a form, or of a browser's call. */
const MAX_BODY = 64 * 1024;

export default {
  async fetch(request: Request, env: Env, background: Background): Promise<Response> {
    const started = Date.now();
    const found = ready.find(request, env, writeLog);
    if (found) return found;
    const refused = await crowdedOut(request, env);
    if (refused) return counted(refused, new URL(request.url).host, background);
    const platform = platformOf(request, env);
    const last = { request, platform, env, started };
    try {
      const made = await answer(request, platform, { env, background });
      if (platform.outcome.refused) return counted(await withCookies(made, platform), platform.host, background);
      collectGarbage(background);
      const response = await finalizeResponse(made, last);
      const { host: site, outcome } = platform;
      if (outcome.kept) ready.keep(request, env, { response, body: outcome.kept, site, route: outcome.route });
      return response;
    } catch (error) {
      logFailure(error, platform);
      // What the page that broke asked for is not for the one in its place.
      Object.assign(platform.outcome, { styles: [], cookies: [], framing: undefined });
      return finalizeResponse(await failed(request, platform), last);
    }
  },
};

/** When all places are taken: the answer, before anything is done for it, to whoever would need one. */
async function crowdedOut(request: Request, env: Env): Promise<Response | undefined> {
  if (!inFlight.isFull()) return undefined;
  const url = new URL(request.url);
  if (!needsPlace(request, url, env)) return undefined;
  return readyBusyPage(request, { host: url.host, country: countryOf(request, env) }, CROWDED);
}

async function withCookies(refusal: Response, { outcome }: Platform): Promise<Response> {
  for (const cookies of outcome.cookies) for (const line of await cookies()) refusal.headers.append("Set-Cookie", line);
  return refusal;
}

/** A refusal that is ready but for its id. */
function counted(refusal: Response, site: string, background: Background): Response {
  const later = (ms: number, act: () => void) =>
    background.waitUntil(new Promise<void>((resolve) => setTimeout(resolve, ms)).then(act));
  const id = refusals.note({ site, status: refusal.status }, { log: writeLog, now: Date.now(), later });
  refusal.headers.set("X-Request-Id", id);
  return refusal;
}

function logFailure(error: unknown, { log }: Platform): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  log({ level: "error", message: `${name}: ${message}`, stack });
}

interface Surroundings {
  env: Env;
  background: Background;
  /** For a password to be hashed, in a process that does nothing else. */
  waits?: boolean;
}

/** What is no page is answered here; pages come from the cache or from React Router. */
async function answer(request: Request, platform: Platform, around: Surroundings): Promise<Response> {
  const { env } = around;
  const { pathname } = platform.url;
  // Whoever watches over the machine asks by its address; the answer says nothing of anybody.
  if (pathname === "/healthz") return health(platform, env);
  if (!isOwnHost(platform.host, env)) return wrongHost(request, platform, env.PUBLIC_ORIGIN);
  // Nothing of ours reads such a path, nor do all readers of it agree.
  if (routedPath(pathname) === undefined) return wrongAddress(request, platform);
  if (pathname.startsWith("/photos/")) return relayPhoto(request, platform);
  const file = env.SELF_HOSTED ? await staticFile(request, env.ASSETS) : undefined;
  if (file) return file;
  const isCall = pathname.startsWith("/api/");
  if (!isCall && !["GET", "HEAD", "POST"].includes(request.method)) return wrongMethod(request, platform);
  const away = isCall ? undefined : await passwordGate(env).turnAway(request, platform);
  if (away) return away;
  const asked = Date.now();
  const body = await bodyOf(request);
  // The sender's own time is not the page's.
  platform.deadline += Date.now() - asked;
  if (!body.ok) return unreadable(request, platform, body.fault);
  const readAgain = () => withBody(request, body.bytes);
  if (isCall) return whenFree(request, platform, () => relayApi(readAgain(), platform));
  const sent = { request, body: body.bytes };
  const waits = await bringsPassword(sent);
  const act = () => page(readAgain(), platform, { ...around, waits: waits && !platform.foreign });
  return waits ? passwordGate(env).pass(sent, platform, act) : act();
}

/** All of a request's body, so that nobody waits for a slow sender but that sender; no bytes where there can be none. */
async function bodyOf(request: Request): Promise<Body | { ok: true; bytes?: undefined }> {
  const none = request.method === "GET" || request.method === "HEAD" || !request.body;
  return none ? { ok: true } : limitedBytes(request, { most: MAX_BODY });
}

/** A crowd is told to come back at once, instead of all of them waiting. Kept pages and files never stand in this line. */
async function whenFree(request: Request, platform: Platform, act: () => Promise<Response>, waits = false) {
  const end = inFlight.begin(waits);
  if (!end) return busyPage(request, platform, CROWDED);
  try {
    if (inFlight.working() > CROWD) await new Promise((resolve) => setTimeout(resolve, CROWD_MS));
    return await act();
  } finally {
    end();
  }
}

async function page(request: Request, platform: Platform, around: Surroundings): Promise<Response> {
  const cookie = await openVisitorCookie(request, platform.seal);
  const source = sourceIn(platform.url);
  // Whoever brought the visitor first is the one who did.
  if (source && !cookie.data.source) cookie.change({ source });
  platform.outcome.cookies.push(() => cookie.commit());
  const key = await keyOf(request, platform);
  const kept = key && (await keptPage(key, request, { ...around, outcome: platform.outcome }));
  if (kept) return kept;
  const made = await whenFree(request, platform, () => makePage(request, platform, cookie), around.waits);
  return key && platform.outcome.cacheable ? keepPage(key, made, { ...around, outcome: platform.outcome }) : made;
}

function makePage(request: Request, platform: Platform, cookie: VisitorCookie): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(visitorCookieContext, cookie);
  // React Router has a guard of its own that answers without a page; ours shows one (refuse-foreign.server.ts).
  const asked = platform.foreign ? new Request(request.url, { headers: withoutBody(request.headers) }) : request;
  return handlerFor(platform.url.pathname)(asked, context);
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["Content-Type", "Content-Length", "Origin"]) kept.delete(name);
  return kept;
}
