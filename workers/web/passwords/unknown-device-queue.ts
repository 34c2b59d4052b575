import { createFloodThrottle, type FloodThrottle } from "./flood-throttle.ts";
import { createInFlight, type InFlight } from "../refusals/in-flight.ts";
import { createRetryTickets, type Ticket } from "./retry-tickets.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** What is known of a request from an unknown device. */
export interface UnknownDevice {
  /** Of the address, where addresses are known. */
  prefix: string | undefined;
  ticket: Ticket | undefined;
  /** The API said a moment ago that it is full. */
  isFull?: boolean;
}

interface Options {
  /** ms since 1970. */
  now(): number;
  /** How many are admitted at once. */
  most: number;
  /** `Retry-After` of a refusal, in ms. */
  wait: number;
}

/** Releases the slot. */
type End = () => void;
/** `open` are the slots that new requests may take, too. */
type Slots = Record<"all" | "open", InFlight>;

/** Requests of one address that have priority: a burst, and a rate. The API allows an address 60 a minute. */
const OF_AN_ADDRESS = { burst: 4, perMinute: 60 };
/** One slot in so many is for quiet addresses and for tickets. */
const RESERVED_ONE_IN = 4;
/** In a flood, ms between two tickets that are admitted. */
const TICKET_MS = 500;

/**
 * Admits sign-ins of unknown devices in this order: from addresses with few requests; those that were refused before and
 * came back with their ticket, the earliest first; all others. In a flood of one kind that kind gets one slot a second
 * (tickets two), because each costs the site's one thread some 15 ms beside its hash. While the API is full the same
 * limits hold and requests without a ticket wait. Decision 0124.
 */
export function createUnknownDeviceQueue({ now, most, wait }: Options) {
  const slots: Slots = {
    all: createInFlight({ most, now }),
    open: createInFlight({ most: Number.isFinite(most) ? most - Math.floor(most / RESERVED_ONE_IN) : most, now }),
  };
  const addresses = createTokenBuckets({ now, ...OF_AN_ADDRESS });
  const tickets = createRetryTickets({ now, wait, turns: wait / TICKET_MS });
  const [quietThrottle, newThrottle] = [createFloodThrottle(now), createFloodThrottle(now)];

  function enterWith(ticket: Ticket, isFull: boolean): End | undefined {
    const isFree = !isFull && !newThrottle.isFlood() && !quietThrottle.isFlood();
    const end = isFree || tickets.hasTurn(ticket) ? enter(slots) : undefined;
    if (!end) tickets.requeue(ticket);
    return end;
  }

  /** In a flood no new request is admitted before those that came back in time with a ticket. */
  const newMayEnter = () => newThrottle.mayEnter() && !(newThrottle.isFlood() && tickets.isAnyWaiting());

  return {
    tickets,
    /** In a flood: would a request without a ticket be refused in any case? Then it counts as refused. */
    refusesEarly(prefix: string | undefined): boolean {
      const isQuiet = prefix !== undefined && addresses.has(prefix);
      const throttle = isQuiet ? quietThrottle : newThrottle;
      const isRefused = throttle.isFlood() && !(isQuiet ? quietThrottle.mayEnter() : newMayEnter());
      if (isRefused && isQuiet) addresses.take(prefix);
      if (isRefused) throttle.refused();
      return isRefused;
    },
    /** A slot, or undefined; the function releases it. */
    begin({ prefix, ticket, isFull = false }: UnknownDevice): End | undefined {
      const isQuiet = prefix !== undefined && addresses.take(prefix);
      const hasWaited = ticket !== undefined && tickets.hasWaited(ticket);
      const end =
        (isQuiet && quietThrottle.mayEnter(isFull) && enterAt(quietThrottle, slots)) ||
        (hasWaited && enterWith(ticket, isFull)) ||
        (!isQuiet && !isFull && newMayEnter() && enterAt(newThrottle, slots, true));
      if (!end) (isQuiet ? quietThrottle : newThrottle).refused();
      // A ticket is spent, however its holder was admitted.
      if (end && ticket) tickets.redeem(ticket);
      return end || undefined;
    },
  };
}

export type UnknownDeviceQueue = ReturnType<typeof createUnknownDeviceQueue>;

function enterAt(throttle: FloodThrottle, slots: Slots, isNew = false): End | undefined {
  const end = enter(slots, isNew);
  if (end) throttle.entered();
  return end;
}

/** A slot, one of the `open` ones while there are any; new requests get no other. */
function enter({ all, open }: Slots, isNew = false): End | undefined {
  const endOpen = open.begin();
  const endAll = endOpen || !isNew ? all.begin() : undefined;
  if (!endAll) {
    endOpen?.();
    return undefined;
  }
  return () => {
    endOpen?.();
    endAll();
  };
}
