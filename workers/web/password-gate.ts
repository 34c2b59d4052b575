import { deviceToken } from "../../app/contract/scalars.ts";
import { readCookie } from "../../app/request/cookies.server.ts";
import type { Platform } from "../../app/request/platform.server.ts";
import { busyPage } from "./busy-page.ts";
import { createFloodPace } from "./flood-pace.ts";
import { createInFlight, type InFlight } from "./in-flight.ts";

/** As many as the hash Worker keeps places for strangers (workers/hash/queue.ts): they fill it and never overflow it. */
export const STRANGERS = 8;
/** Of one browser that somebody signed in with before. */
const PER_DEVICE = 2;
/** Devices that sign in at the same moment. */
const MOST_DEVICES = 1000;
const RETRY_SECONDS = 3;

/** The steps of a sign-up before the last one, which alone sends a password (app/routes/signup). */
const EARLIER_STEPS = ["0", "1", "2", "3", "message"];

/** Stands before forms whose password has to be hashed. */
export interface PasswordGate {
  /**
   * `act`, or at once the small page that says it is busy: passwords take their turns, and who would wait too long is
   * told so before a page is made for them. Browsers that somebody signed in with before have turns of their own.
   */
  pass(request: Request, platform: Platform, act: () => Promise<Response>): Promise<Response>;
}

interface Options {
  /** ms since 1970. */
  now(): number;
  /** How many strangers the API behind has turns for; another API than ours has as many as it says itself. */
  strangers?: number | undefined;
}

export function createPasswordGate({ now, strangers = STRANGERS }: Options): PasswordGate {
  const crowd = createInFlight({ most: strangers, now });
  const pace = createFloodPace(now);
  const devices = createDeviceTurns(now);
  let fullUntil = 0;

  function beginStranger(): (() => void) | undefined {
    const end = now() >= fullUntil && pace.mayEnter() ? crowd.begin() : undefined;
    if (end) pace.entered();
    else pace.refused();
    return end;
  }

  return {
    async pass(request, platform, act) {
      const device = await deviceOf(request, platform);
      const end = device === undefined ? beginStranger() : devices.begin(device);
      if (!end) return busyPage(request, platform, { status: 429, seconds: RETRY_SECONDS });
      try {
        const response = await act();
        // The API itself had no turn left: for so long no stranger need ask. What devices are told says nothing of that.
        if (device === undefined) fullUntil = Math.max(fullUntil, now() + 1000 * (platform.outcome.busySeconds ?? 0));
        return response;
      } finally {
        end();
      }
    },
  };
}

/** The turns of browsers that somebody signed in with before, each for itself. */
function createDeviceTurns(now: () => number) {
  const turns = new Map<string, InFlight>();
  return {
    begin(device: string): (() => void) | undefined {
      const own = turns.get(device) ?? createInFlight({ most: PER_DEVICE, now });
      turns.set(device, own);
      // A visitor who left may have ended the work without a word: the oldest go, so that they never fill the memory.
      const [oldest] = turns.size > MOST_DEVICES ? turns.keys() : [];
      if (oldest !== undefined) turns.delete(oldest);
      const end = own.begin();
      if (!end) return undefined;
      return () => {
        end();
        if (own.isIdle()) turns.delete(device);
      };
    },
  };
}

/** Does this request bring a password that will be hashed? Addresses as the router reads them: case and `.data` alike. */
export function bringsPassword({ method, url }: Request): boolean {
  if (method !== "POST") return false;
  const { pathname, searchParams } = new URL(url);
  const path = pageOf(decodeURIComponent(pathname).toLowerCase());
  if (path === "/login" || path === "/complete-signup") return true;
  const isSignup = path === "/signup" || /^\/members\/[^/]+\/signup$/.test(path);
  return isSignup && !EARLIER_STEPS.includes(searchParams.get("step") ?? "0");
}

/** Without what the router takes off: the endings of a page's data, and slashes that say nothing. */
function pageOf(path: string): string {
  return path
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/(\/_)?\.data$/, "")
    .replace(/\/$/, "");
}

/** What names the browser of somebody who signed in before, if our seal is on it. The API decides for which account. */
async function deviceOf(request: Request, { seal }: Platform): Promise<string | undefined> {
  const sealed = readCookie(request, "device");
  return sealed && deviceToken.safeParse(await seal.open(sealed, "device")).data;
}
