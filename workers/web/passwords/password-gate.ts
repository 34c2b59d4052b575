import { setCookie, readCookie } from "../../../app/request/visitor/cookies.server.ts";
import { readDeviceCookie } from "../../../app/request/session/device-cookie.server.ts";
import type { Platform } from "../../../app/request/platform.server.ts";
import { visitorAddress } from "../../../app/domain/visitor/visitor-address.server.ts";
import { isSignIn } from "./has-password.ts";
import { busyPage } from "../refusals/busy-page.ts";
import { createKnownDeviceLimit } from "./known-device-limit.ts";
import { signInFormHref } from "./sign-in-form-href.ts";
import type { RetryTickets, Ticket } from "./retry-tickets.ts";
import type { BufferedRequest } from "./buffered-request.ts";
import { createUnknownDeviceQueue, type UnknownDeviceQueue } from "./unknown-device-queue.ts";

/** Sign-ins of unknown devices at once: as many as the hash Worker has slots for them (workers/hash/queue.ts). */
export const UNKNOWN_DEVICES = 8;
const RETRY_SECONDS = 3;

/** Stands before forms whose password has to be hashed. */
export interface PasswordGate {
  /**
   * In a flood: the small page for a sign-in that would be refused, before its form is read. Reading and dropping two
   * hundred forms a second makes more garbage than all members' pages (decision 0139). Undefined for a request with a
   * ticket or a device cookie.
   */
  refuseEarly(request: Request, platform: Platform): Promise<Response | undefined>;
  /**
   * Runs `act`, or answers the small busy page at once when the password would wait too long to be hashed. Known devices
   * have slots of their own. Cross-site requests pass: the middleware refuses them.
   */
  admit(sent: BufferedRequest, platform: Platform, act: () => Promise<Response>): Promise<Response>;
}

interface Options {
  /** ms since 1970. */
  now(): number;
  /** Sign-ins of unknown devices that the API takes at once; unlimited for an external API, which refuses by itself. */
  unknownDevices?: number | undefined;
}

type Act = () => Promise<Response>;

export function createPasswordGate({ now, unknownDevices: most = UNKNOWN_DEVICES }: Options): PasswordGate {
  const unknownDevices = createUnknownDeviceQueue({ now, most, wait: 1000 * RETRY_SECONDS });
  const devices = createKnownDeviceLimit(now);
  let fullUntil = 0;

  async function admitUnknownDevice(sent: BufferedRequest, platform: Platform, act: Act): Promise<Response> {
    const { request } = sent;
    const ticket = unknownDevices.tickets.read(await ticketIn(request, platform));
    const { prefix, isEverybody } = visitorAddress(platform.address);
    const end = unknownDevices.begin({ prefix: isEverybody ? undefined : prefix, ticket, isFull: now() < fullUntil });
    if (!end) {
      giveTicket(unknownDevices.tickets, platform, ticket);
      const form = await signInFormHref(sent, platform);
      return busyPage(request, platform, { status: 429, seconds: RETRY_SECONDS, form });
    }
    try {
      const response = await act();
      const { busySeconds, refused, cookies } = platform.directives;
      // The API itself was full: unknown devices wait that long. The answer to a known device does not say this.
      fullUntil = Math.max(fullUntil, now() + 1000 * (busySeconds ?? 0));
      // Admitted in vain: the API was full, or the site had no slot for the page.
      if (busySeconds || refused) giveTicket(unknownDevices.tickets, platform, ticket);
      else if (ticket) cookies.push(async () => [setCookie("turn", undefined)]);
      return response;
    } finally {
      end();
    }
  }

  return {
    refuseEarly: (request, platform) => refusedEarly(request, platform, unknownDevices),
    async admit(sent, platform, act) {
      // A cross-site request is refused later in any case, and changes nothing.
      if (platform.crossSite) return act();
      const device = await readDeviceCookie(sent.request, platform.seal);
      const end = device && devices.begin(device.accounts);
      if (!end) return admitUnknownDevice(sent, platform, act);
      try {
        return await act();
      } finally {
        end(platform.directives.refused ? "nowhere" : "on");
      }
    },
  };
}

async function refusedEarly(
  request: Request,
  platform: Platform,
  { tickets, refusesEarly }: UnknownDeviceQueue,
): Promise<Response | undefined> {
  const isKnown = readCookie(request, "turn") ?? readCookie(request, "device");
  if (platform.crossSite || isKnown || !isSignIn(request)) return undefined;
  const { prefix, isEverybody } = visitorAddress(platform.address);
  if (!refusesEarly(isEverybody ? undefined : prefix)) return undefined;
  giveTicket(tickets, platform, undefined);
  return busyPage(request, platform, { status: 429, seconds: RETRY_SECONDS });
}

/** A visitor who has a ticket keeps it, and with it the position in the queue. */
function giveTicket(tickets: RetryTickets, { directives, seal }: Platform, held: Ticket | undefined): void {
  if (held) return tickets.restore(held);
  const ticket = tickets.next();
  directives.cookies.push(async () => [setCookie("turn", await seal.seal(ticket, "turn"))]);
}

async function ticketIn(request: Request, { seal }: Platform): Promise<unknown> {
  const sealed = readCookie(request, "turn");
  return sealed && seal.open(sealed, "turn");
}
