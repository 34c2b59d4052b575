import { systemClock } from "../../app/api/clock.ts";
import { writeLog } from "../../app/api/log.server.ts";
import { chooseTransport } from "../../app/api/transport.server.ts";
import { isCrossSite } from "../../app/request/headers/cross-site.server.ts";
import type { Platform } from "../../app/request/platform.server.ts";
import { createSeal, type Seal } from "../../app/request/visitor/seal.server.ts";
import { createDraftLimit } from "./draft-limit.ts";
import { canonicalOrigin } from "./routing/hosts.ts";
import type { Env } from "./env.ts";

/** For a whole page, all its calls and their retries included (design §5). */
const PAGE_DEADLINE_MS = 10_000;
const LOOPBACK = "127.0.0.1";

/** Made with the first request: workerd gives random numbers to requests only. */
let limitDrafts: ReturnType<typeof createDraftLimit> | undefined;

/** Gathers what is known of a request before anybody answers it. */
export function platformOf(request: Request, env: Env): Platform {
  const url = visitedUrl(request, env);
  const { origin, host } = url;
  const requestId = crypto.randomUUID();
  const address = addressOf(request, env);
  limitDrafts ??= createDraftLimit(() => systemClock.now());
  return {
    transport: chooseTransport(env),
    clock: systemClock,
    log: ({ level, ...line }) => writeLog({ level, request: requestId, ...line }),
    seal: sealOf(env),
    drafts: limitDrafts(env.DRAFTS, address),
    asset: (path) => env.ASSETS.fetch(new Request(new URL(path, request.url))),
    requestId,
    nonce: freshNonce(),
    url,
    host,
    origin,
    canonicalOrigin: () => canonicalOrigin(url, env),
    country: countryOf(request, env),
    address,
    deadline: systemClock.now() + PAGE_DEADLINE_MS,
    crossSite: isCrossSite(request, origin),
    directives: { styleHashes: [], cookies: [] },
  };
}

/** Behind a proxy that ends TLS we see http where the visitor sees https; only a proxy that was named is believed. */
function visitedUrl(request: Request, { COUNTRY_HEADER, CLIENT_IP_HEADER }: Env): URL {
  const url = new URL(request.url);
  const trusted = COUNTRY_HEADER !== undefined || CLIENT_IP_HEADER !== undefined;
  if (trusted && request.headers.get("X-Forwarded-Proto") === "https") url.protocol = "https:";
  return url;
}

let made: { secret?: string; previous?: string; seal: Seal } | undefined;

function sealOf({ SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous }: Env): Seal {
  if (!made || made.secret !== secret || made.previous !== previous) {
    made = { secret, previous, seal: createSeal(secret, previous) };
  }
  return made.seal;
}

/** Design §4.8: the edge knows, or a trusted proxy's header says. */
export function countryOf(request: Request, { COUNTRY_HEADER, SELF_HOSTED }: Env): string | undefined {
  const said = COUNTRY_HEADER ? request.headers.get(COUNTRY_HEADER) : SELF_HOSTED ? undefined : countryAtEdge(request);
  const code = said?.toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.test(code) ? code : undefined;
}

/** Codes of ISO 3166 that are no country, with which providers say "unknown" or "somewhere in Europe"; Kosovo uses one of them. */
const NO_COUNTRY = /^(?:AA|AP|EU|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

function countryAtEdge(request: Request): string | undefined {
  return (request as Request & { cf?: { country?: string } }).cf?.country;
}

/** Headers that no trusted proxy sets are the visitor's own words, so only those that were named count. */
function addressOf(request: Request, { SELF_HOSTED, CLIENT_IP_HEADER }: Env): string {
  const header = SELF_HOSTED ? CLIENT_IP_HEADER : "CF-Connecting-IP";
  const value = header && request.headers.get(header)?.split(",")[0]?.trim();
  return value || LOOPBACK;
}

/** 128 bits, in as few characters as a policy allows: it stands in the header and at every script. */
function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replace(/=+$/, "");
}
