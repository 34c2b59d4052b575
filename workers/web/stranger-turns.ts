import { createFloodPace, type FloodPace } from "./flood-pace.ts";
import { createInFlight, type InFlight } from "./in-flight.ts";
import { createRetryTickets, type Ticket } from "./retry-tickets.ts";
import { createTurnsByKey } from "./turns-by-key.ts";

/** Who asks for a turn, as far as we know. */
export interface Stranger {
  /** Of their address, where addresses are told apart. */
  prefix: string | undefined;
  ticket: Ticket | undefined;
  /** The API said a moment ago that it has no turn left. */
  isFull?: boolean;
}

interface Options {
  /** ms since 1970. */
  now(): number;
  /** How many may be inside at once. */
  most: number;
  /** How long somebody who was refused is asked to wait, in ms. */
  wait: number;
}

/** Gives the place back. */
type End = () => void;
/** `open` are those that newcomers may take, too. */
type Places = Record<"all" | "open", InFlight>;

/** Of one address: who wants more at once, or more a minute, stands behind the others. The API allows an address 60 a minute. */
const OF_AN_ADDRESS = { burst: 4, perMinute: 60 };
/** One place in so many is for those who come from a quiet address, or back with a ticket. */
const KEPT_ONE_IN = 4;
/** In a flood, from one ticket's turn to the next one's, in ms. */
const TICKET_MS = 500;

/**
 * Who of the strangers comes in, in this order: whoever comes from an address that asks for little; whoever was refused
 * before and came back with the ticket, the earliest first; anybody. In a flood of one kind that kind has one turn a second
 * (tickets two), because each costs the site's one thread some 15 ms beside its hash; so it is while the API has no turn
 * left, and then newcomers have none. Decision 0124.
 */
export function createStrangerTurns({ now, most, wait }: Options) {
  const places: Places = {
    all: createInFlight({ most, now }),
    open: createInFlight({ most: Number.isFinite(most) ? most - Math.floor(most / KEPT_ONE_IN) : most, now }),
  };
  const addresses = createTurnsByKey({ now, ...OF_AN_ADDRESS });
  const tickets = createRetryTickets({ now, wait, turns: wait / TICKET_MS });
  const [quietPace, newPace] = [createFloodPace(now), createFloodPace(now)];

  function enterWith(ticket: Ticket, isFull: boolean): End | undefined {
    const isFree = !isFull && !newPace.isFlood() && !quietPace.isFlood();
    const end = isFree || tickets.hasTurn(ticket) ? enter(places) : undefined;
    if (!end) tickets.cameBack(ticket);
    return end;
  }

  /** In a flood nobody comes in before those who came back in time. */
  const newMayEnter = () => newPace.mayEnter() && !(newPace.isFlood() && tickets.anybodyWaits());

  return {
    tickets,
    /** In a flood: has a stranger without a ticket no turn, whatever else they bring? Then they count as refused. */
    turnsAway(prefix: string | undefined): boolean {
      const isQuiet = prefix !== undefined && addresses.has(prefix);
      const pace = isQuiet ? quietPace : newPace;
      const isAway = pace.isFlood() && !(isQuiet ? quietPace.mayEnter() : newMayEnter());
      if (isAway && isQuiet) addresses.take(prefix);
      if (isAway) pace.refused();
      return isAway;
    },
    /** A place inside, or undefined; the function gives it back. */
    begin({ prefix, ticket, isFull = false }: Stranger): End | undefined {
      const isQuiet = prefix !== undefined && addresses.take(prefix);
      const isRipe = ticket !== undefined && tickets.isRipe(ticket);
      const end =
        (isQuiet && quietPace.mayEnter(isFull) && enterAt(quietPace, places)) ||
        (isRipe && enterWith(ticket, isFull)) ||
        (!isQuiet && !isFull && newMayEnter() && enterAt(newPace, places, true));
      if (!end) (isQuiet ? quietPace : newPace).refused();
      // Worth one turn, however its bearer came in.
      if (end && ticket) tickets.use(ticket);
      return end || undefined;
    },
  };
}

export type StrangerTurns = ReturnType<typeof createStrangerTurns>;

function enterAt(pace: FloodPace, places: Places, isNew = false): End | undefined {
  const end = enter(places, isNew);
  if (end) pace.entered();
  return end;
}

/** A place, one of the `open` ones while there are any; newcomers get no other. */
function enter({ all, open }: Places, isNew = false): End | undefined {
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
