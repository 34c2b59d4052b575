import { setCookie, readCookie } from "../../app/request/cookies.server.ts";
import { keptDeviceOf } from "../../app/request/device-cookie.server.ts";
import type { Platform } from "../../app/request/platform.server.ts";
import { visitorAddress } from "../../app/request/visitor-address.server.ts";
import { isSignIn } from "./brings-password.ts";
import { busyPage } from "./busy-page.ts";
import { createDeviceTurns } from "./device-turns.ts";
import { formBehind } from "./form-behind.ts";
import type { RetryTickets, Ticket } from "./retry-tickets.ts";
import type { Sent } from "./sent.ts";
import { createStrangerTurns, type StrangerTurns } from "./stranger-turns.ts";

/** As many as the hash Worker keeps places for strangers (workers/hash/queue.ts): they fill it and never overflow it. */
export const STRANGERS = 8;
const RETRY_SECONDS = 3;

/** Stands before forms whose password has to be hashed. */
export interface PasswordGate {
  /**
   * In a flood: the small page for a sign-in that has no turn, before its form is read. To read two hundred a second and
   * throw them away leaves more behind than all members' pages, and the runtime stops everybody to clear it up (decision
   * 0139). Nothing for whoever brings a ticket or a device of ours.
   */
  turnAway(request: Request, platform: Platform): Promise<Response | undefined>;
  /**
   * `act`, or at once the small page that says it is busy: passwords take their turns, and who would wait too long is
   * told so before a page is made for them. Browsers that somebody signed in with before have turns of their own. What another site caused is left to who refuses it.
   */
  pass(sent: Sent, platform: Platform, act: () => Promise<Response>): Promise<Response>;
}

interface Options {
  /** ms since 1970. */
  now(): number;
  /** How many strangers the API behind has turns for; another API than ours has as many as it says itself. */
  strangers?: number | undefined;
}

export function createPasswordGate({ now, strangers: most = STRANGERS }: Options): PasswordGate {
  const strangers = createStrangerTurns({ now, most, wait: 1000 * RETRY_SECONDS });
  const devices = createDeviceTurns(now);
  let fullUntil = 0;

  async function passStranger(sent: Sent, platform: Platform, act: () => Promise<Response>): Promise<Response> {
    const { request } = sent;
    const ticket = strangers.tickets.read(await ticketIn(request, platform));
    const { prefix, isEverybody } = visitorAddress(platform.address);
    const end = strangers.begin({ prefix: isEverybody ? undefined : prefix, ticket, isFull: now() < fullUntil });
    if (!end) {
      giveTicket(strangers.tickets, platform, ticket);
      const form = await formBehind(sent, platform);
      return busyPage(request, platform, { status: 429, seconds: RETRY_SECONDS, form });
    }
    try {
      const response = await act();
      const { busySeconds, refused, cookies } = platform.outcome;
      // The API itself had no turn left: for so long newcomers need not ask. What devices are told says nothing of that.
      fullUntil = Math.max(fullUntil, now() + 1000 * (busySeconds ?? 0));
      // Let in for nothing: the API had no turn, or the site no place for the page.
      if (busySeconds || refused) giveTicket(strangers.tickets, platform, ticket);
      else if (ticket) cookies.push(async () => [setCookie("turn", undefined)]);
      return response;
    } finally {
      end();
    }
  }

  return {
    turnAway: (request, platform) => turnedAway(request, platform, strangers),
    async pass(sent, platform, act) {
      // It is refused whatever it brings, and changes nothing of the visitor's.
      if (platform.foreign) return act();
      const device = await keptDeviceOf(sent.request, platform.seal);
      const end = device && devices.begin(device.accounts);
      if (!end) return passStranger(sent, platform, act);
      try {
        return await act();
      } finally {
        end(platform.outcome.refused ? "nowhere" : "on");
      }
    },
  };
}

async function turnedAway(
  request: Request,
  platform: Platform,
  { tickets, turnsAway }: StrangerTurns,
): Promise<Response | undefined> {
  const isKnown = readCookie(request, "turn") ?? readCookie(request, "device");
  if (platform.foreign || isKnown || !isSignIn(request)) return undefined;
  const { prefix, isEverybody } = visitorAddress(platform.address);
  if (!turnsAway(isEverybody ? undefined : prefix)) return undefined;
  giveTicket(tickets, platform, undefined);
  return busyPage(request, platform, { status: 429, seconds: RETRY_SECONDS });
}

/** Who holds one keeps it, and so keeps their turn. */
function giveTicket(tickets: RetryTickets, { outcome, seal }: Platform, held: Ticket | undefined): void {
  if (held) return tickets.giveBack(held);
  const ticket = tickets.next();
  outcome.cookies.push(async () => [setCookie("turn", await seal.seal(ticket, "turn"))]);
}

async function ticketIn(request: Request, { seal }: Platform): Promise<unknown> {
  const sealed = readCookie(request, "turn");
  return sealed && seal.open(sealed, "turn");
}
