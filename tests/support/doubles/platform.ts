import { systemClock } from "../../../app/api/clock.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { memoryDrafts } from "./memory-drafts.ts";
import { createSeal } from "../../../app/request/visitor/seal.server.ts";

/** What the Worker knows of a request, for tests. Its API answers every call with 500. */
export function aPlatform(part: Partial<Platform> = {}): Platform {
  return {
    transport: async () => new Response("no API here", { status: 500 }),
    clock: systemClock,
    log: () => undefined,
    seal: createSeal("a secret of at least 32 characters"),
    drafts: memoryDrafts(),
    asset: async () => new Response(),
    requestId: "r1",
    nonce: "n",
    url: new URL("http://site.nl/"),
    host: "site.nl",
    origin: "http://site.nl",
    canonicalOrigin: () => "http://site.nl",
    address: "192.0.2.1",
    deadline: 0,
    crossSite: false,
    directives: { styleHashes: [], cookies: [] },
    ...part,
  };
}
