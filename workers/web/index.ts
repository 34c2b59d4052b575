import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { writeLog } from "../../app/api/log.server.ts";
import { LARGEST_BODY } from "../../app/contract/endpoint.ts";
import { visitorCookieContext } from "../../app/request/context.server.ts";
import { languageInAddress } from "../../app/request/locale/language-in-address.ts";
import { pageModules, pageModulesContext } from "../../app/request/pages/page-modules.server.ts";
import { type Platform, platformContext } from "../../app/request/platform.server.ts";
import { trafficSourceIn } from "../../app/request/visitor/traffic-source.ts";
import { readCookie, setCookie } from "../../app/request/visitor/cookies.server.ts";
import { openVisitorCookie, type VisitorCookie } from "../../app/request/visitor/visitor-cookie.server.ts";
import { type Background, createGarbageCollection, exposedCollector } from "../garbage.ts";
import { type Body, readBodyBytes } from "../read-body.ts";
import { hasPassword } from "./passwords/has-password.ts";
import { busyPage, cachedBusyPage } from "./refusals/busy-page.ts";
import type { Env } from "./env.ts";
import { finalizeResponse } from "./finalize-response.ts";
import { isFilm } from "./routing/file-in-parts.ts";
import { createHealth } from "./routing/health.ts";
import { isOwnHost } from "./routing/hosts.ts";
import { createInFlight } from "./refusals/in-flight.ts";
import { needsSlot } from "./refusals/needs-slot.ts";
import { createPasswordGate, type PasswordGate } from "./passwords/password-gate.ts";
import { countryOf, platformOf } from "./platform.ts";
import { storePage, cachedPage, cacheKeyOf } from "./cache/public-pages.ts";
import { orFailure } from "./refusals/or-failure.ts";
import { createRefusalLog } from "./refusals/refusal-log.ts";
import { senderOf } from "./refusals/sender-of.ts";
import { failed, unreadable, wrongAddress, wrongHost, wrongMethod } from "./refusals/refusals.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { withBody } from "./passwords/buffered-request.ts";
import { routedPath } from "./routing/routed-path.ts";
import { addressKind, areasIn, buildFor } from "./routing/route-areas.ts";
import { judgedByUs } from "./routing/judged-by-us.ts";
import { relayApi, relayPhoto } from "./routing/relay.ts";
import { staticFile } from "./routing/static.ts";
import { answerWhileSending } from "./routing/listen-on.ts";
import { isUpload, passUpload } from "./routing/uploads.ts";
import { visitorsRequest } from "./routing/visitors-request.ts";

const modules = pageModules(build.assets);
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
/** Half of them: whoever asks for hundreds of pages at once leaves the rest to the others (decision 0233). */
const MAX_OF_ONE_SENDER = 24;
const inFlight = createInFlight({ most: MAX_IN_FLIGHT, mostEach: MAX_OF_ONE_SENDER, now: () => Date.now() });
/**
 * Above so many each waits so many ms before it is begun: meanwhile all that has come is read, and sent away if there are
 * too many. Without it some of those who were let in waited for seconds behind later ones (decision 0121).
 */
const [BUSY_PAGES, BUSY_DELAY_MS] = [8, 10];
const OVERLOADED = { status: 503, seconds: 3 } as const;

let gate: PasswordGate | undefined;

function passwordGate({ API_ORIGIN }: Env): PasswordGate {
  // How many another API can take at once is for it to say.
  gate ??= createPasswordGate({ now: () => Date.now(), unknownDevices: API_ORIGIN ? Infinity : undefined });
  return gate;
}

const ready = createResponseCache(() => Date.now());
const refusals = createRefusalLog();
const collectGarbage = createGarbageCollection({ collect: exposedCollector(), now: () => performance.now() });
const health = createHealth();

/** A Host that no address can hold is a name that is not ours. */
const FOREIGN = "http://host.invalid/";

export default {
  async fetch(asked: Request, env: Env, background: Background): Promise<Response> {
    const request = URL.canParse(asked.url) ? asked : new Request(FOREIGN, asked);
    const started = Date.now();
    const found = ready.find(request, env, writeLog);
    if (found) return found;
    const refused = await refuseWhenFull(request, env);
    if (refused) return counted(refused, new URL(request.url).host, background);
    const platform = platformOf(request, env);
    const last = { request, platform, env, started };
    try {
      const made = await answer(request, platform, { env, background });
      if (platform.directives.refused) return counted(await withCookies(made, platform), platform.host, background);
      collectGarbage(background);
      const response = await finalizeResponse(made, last);
      const { host: site, directives } = platform;
      if (directives.cachedBody)
        ready.keep(request, env, { response, body: directives.cachedBody, site, route: directives.route });
      return response;
    } catch (error) {
      logFailure(error, platform);
      forgetPage(platform);
      return finalizeResponse(await failed(request, platform), last);
    }
  },
};

/** When all slots are taken: the refusal of a request that needs one, before any work is done for it. */
async function refuseWhenFull(request: Request, env: Env): Promise<Response | undefined> {
  if (!inFlight.isFull()) return undefined;
  const url = new URL(request.url);
  if (!needsSlot(request, url, env)) return undefined;
  return cachedBusyPage(request, { host: url.host, country: countryOf(request, env) }, OVERLOADED);
}

async function withCookies(refusal: Response, { directives }: Platform): Promise<Response> {
  for (const cookies of directives.cookies)
    for (const line of await cookies()) refusal.headers.append("Set-Cookie", line);
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
  const failure = error instanceof Error ? error : new Error(String(error));
  log({ level: "error", event: "failure", failure: String(failure), stack: failure.stack });
}

interface Surroundings {
  env: Env;
  background: Background;
  /** For a password to be hashed, in a process that does nothing else. */
  waits?: boolean;
  /** It has a place among the uploads instead of a page's. */
  uploads?: boolean;
}

/** What is no page is answered here; pages come from the cache or from React Router. */
async function answer(request: Request, platform: Platform, around: Surroundings): Promise<Response> {
  const { env } = around;
  const { pathname } = platform.url;
  // Before the check of the host: monitoring asks by the machine's address, and the answer holds no data.
  if (pathname === "/healthz") return health(platform, env);
  if (!isOwnHost(platform.host, env)) return wrongHost(request, platform, env.PUBLIC_ORIGIN);
  // Nothing of ours reads such a path, nor do all readers of it agree.
  if (routedPath(pathname) === undefined) return wrongAddress(request, platform);
  if (pathname.startsWith("/photos/")) return relayPhoto(request, platform);
  const file = env.SELF_HOSTED || isFilm(pathname) ? await staticFile(request, env.ASSETS) : undefined;
  if (file) return file;
  const isCall = pathname.startsWith("/api/");
  if (!isCall && !["GET", "HEAD", "POST"].includes(request.method))
    return wrongMethod(request, platform, "GET, HEAD, POST");
  if (isUpload(request, pathname)) {
    const act = (uploads: boolean) =>
      isCall
        ? answerWhileSending(request, (passed) => relayApi(passed, platform))
        : page(request, platform, { ...around, uploads });
    return passUpload(request, platform, { background: around.background, act });
  }
  const away = isCall ? undefined : await passwordGate(env).refuseEarly(request, platform);
  if (away) return away;
  const asked = Date.now();
  const body = await bodyOf(request);
  // The sender's own time is not the page's.
  platform.deadline += Date.now() - asked;
  if (!body.ok) return unreadable(request, platform, body.fault);
  const readAgain = () => withBody(request, body.bytes);
  if (isCall) return withSlot(request, platform, () => relayApi(readAgain(), platform));
  const sent = { request, body: body.bytes };
  const waits = await hasPassword(sent);
  const act = () => page(readAgain(), platform, { ...around, waits: waits && !platform.crossSite });
  return waits ? passwordGate(env).admit(sent, platform, act) : act();
}

/** All of a request's body, so that nobody waits for a slow sender but that sender; no bytes where there can be none. */
async function bodyOf(request: Request): Promise<Body | { ok: true; bytes?: undefined }> {
  const none = request.method === "GET" || request.method === "HEAD" || !request.body;
  return none ? { ok: true } : readBodyBytes(request, { most: LARGEST_BODY });
}

/** Runs `act` in a slot, or answers the busy page at once when there is none. Cached pages and files need no slot. */
async function withSlot(request: Request, platform: Platform, act: () => Promise<Response>, waits = false) {
  // Passwords have a line of their own (password-gate.ts).
  const end = inFlight.begin({ waits, senders: waits ? [] : senderOf(request, platform.address) });
  if (!end) return busyPage(request, platform, OVERLOADED);
  try {
    if (inFlight.working() > BUSY_PAGES) await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY_MS));
    return await act();
  } finally {
    end();
  }
}

async function page(request: Request, platform: Platform, around: Surroundings): Promise<Response> {
  const cookie = await openVisitorCookie(request, platform.seal);
  const source = trafficSourceIn(platform.url);
  // The first traffic source counts, not a later one.
  if (source && !cookie.data.source) cookie.change({ source });
  const named = languageInAddress(platform.url);
  // The pages after this one speak it too, unless the visitor has chosen another.
  if (named && !readCookie(request, "locale"))
    platform.directives.cookies.push(async () => [setCookie("locale", named)]);
  platform.directives.cookies.push(() => cookie.commit());
  const key = await cacheKeyOf(request, platform);
  const kept = key && (await cachedPage(key, request, { ...around, directives: platform.directives }));
  if (kept) return kept;
  const make = () => makePage(request, platform, cookie);
  const made = around.uploads ? await make() : await withSlot(request, platform, make, around.waits);
  return key && platform.directives.cacheable
    ? storePage(key, made, { ...around, directives: platform.directives })
    : made;
}

async function makePage(request: Request, platform: Platform, cookie: VisitorCookie): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(visitorCookieContext, cookie);
  context.set(pageModulesContext, modules);
  const routed = visitorsRequest(request, platform.url);
  const handle = handlerFor(routed.pathname ?? platform.url.pathname);
  const answer = await handle(judgedByUs(routed.request, platform), context);
  // React Router's own, where nothing takes a form; it would be shown as a fault of ours.
  if (answer.status !== 405 || answer.headers.has("Allow")) return orFailure(request, answer);
  forgetPage(platform);
  return wrongMethod(request, platform, "GET, HEAD");
}

/** What a page asked for is not for the one that is shown in its place. */
function forgetPage({ directives }: Platform): void {
  Object.assign(directives, { styleHashes: [], cookies: [], framing: undefined, hydrated: undefined });
}
