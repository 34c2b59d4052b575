/** Given to a visitor who was refused; the next request with it joins the queue. */
export interface Ticket {
  /** Of the process that gave it: another one has another queue. */
  line: string;
  number: number;
  /** When it was given, ms since 1970. */
  at: number;
}

export interface RetryTickets {
  next(): Ticket;
  /** The ticket, if this process gave it, it is not too old and it was not redeemed. */
  read(value: unknown): Ticket | undefined;
  /** Has its waiting time (`Retry-After`) passed? */
  hasWaited(ticket: Ticket): boolean;
  /** May it be admitted now, after all tickets before it in the queue? */
  hasTurn(ticket: Ticket): boolean;
  /** It came back and there was no slot: it keeps its position, or goes to the end if it has none (any more). */
  requeue(ticket: Ticket): void;
  /** Is a ticket in the queue that came back in time? */
  isAnyWaiting(): boolean;
  /** Its holder is admitted; it is void afterwards. */
  redeem(ticket: Ticket): void;
  /** Its holder was admitted in vain: it becomes the first of the queue. Does nothing for a ticket not redeemed. */
  restore(ticket: Ticket): void;
}

interface Options {
  /** ms since 1970. */
  now(): number;
  /** How long a ticket has to wait, in ms. */
  wait: number;
  /** Tickets that may be admitted during one `wait`; as many are saved up at most. */
  turns: number;
}

/** Older tickets are void. */
const LIFETIME = 4 * 60_000;
/** Of so many latest tickets it is known whether they were redeemed, a bit each; earlier ones are void. */
const REMEMBERED = 65_536;
/** The longest queue: some 1800 a second that come back. Later ones join once there is room. */
const LONGEST_LINE = 16_384;
/** A ticket that did not come back within so many waits loses its position. */
const WAITS = 3;

/**
 * A queue of refused visitors who come back by themselves. Positions are by when somebody came back, not by when a ticket
 * was given, so saving up tickets wins nothing. Whoever stays away loses the position. Stored are one bit for each ticket
 * and a number and a time for each position, so that giving out tickets costs no memory.
 */
export function createRetryTickets({ now, wait, turns }: Options): RetryTickets {
  const line = crypto.randomUUID();
  const used = createBits(REMEMBERED);
  let given = 0;
  const waiting = createLine(now, WAITS * wait);
  let saved = { turns, at: now() };

  const turnsNow = () => Math.min(turns, saved.turns + (Math.max(0, now() - saved.at) * turns) / wait);
  return {
    next() {
      given += 1;
      used.set(given, false);
      return { line, number: given, at: now() };
    },
    read(value) {
      const ticket = (typeof value === "object" ? value : undefined) as Ticket | null | undefined;
      // The sealed cookie proves that this site wrote it, so its shape is right.
      if (ticket?.line !== line || ticket.at <= now() - LIFETIME) return undefined;
      return ticket.number <= given - REMEMBERED || used.has(ticket.number) ? undefined : ticket;
    },
    hasWaited: ({ at }) => at + wait <= now(),
    hasTurn({ number }) {
      const most = Math.floor(turnsNow());
      return most >= 1 && waiting.before(number, most) < most;
    },
    requeue: ({ number }) => waiting.stand(number),
    isAnyWaiting: () => waiting.before(undefined, 1) > 0,
    redeem({ number }) {
      used.set(number, true);
      saved = { turns: Math.max(0, turnsNow() - 1), at: now() };
      waiting.leave(number);
    },
    restore({ number }) {
      if (number <= given - REMEMBERED || !used.has(number)) return;
      used.set(number, false);
      waiting.standFirst(number);
    },
  };
}

/** The queue, in order; each entry until `patience` ms after it was last seen. */
function createLine(now: () => number, patience: number) {
  /** When each number was last seen. A Map keeps its keys in the order in which they came. */
  let seen = new Map<number, number>();
  let tidied = now();
  const isGone = (at: number) => at <= now() - patience;
  function tidy() {
    if (tidied > now() - 1000) return;
    tidied = now();
    for (const [number, at] of seen) if (isGone(at)) seen.delete(number);
  }
  return {
    /** How many are before this one, or in the whole queue; counted up to `most`. */
    before(number: number | undefined, most: number): number {
      let count = 0;
      for (const [other, at] of seen) {
        if (count === most) break;
        // Each is met once when it is gone, and never again.
        if (isGone(at)) seen.delete(other);
        else if (other === number) break;
        else count += 1;
      }
      return count;
    },
    stand(number: number) {
      if (isGone(seen.get(number) ?? -Infinity)) seen.delete(number);
      if (seen.size >= LONGEST_LINE) tidy();
      if (seen.has(number) || seen.size < LONGEST_LINE) seen.set(number, now());
    },
    standFirst(number: number) {
      seen.delete(number);
      seen = new Map([[number, now()], ...seen]);
    },
    leave: (number: number) => seen.delete(number),
  };
}

/** A bit for each of the last `size` numbers (a multiple of 8). */
function createBits(size: number) {
  const bytes = new Uint8Array(size / 8);
  const byteOf = (number: number) => (number % size) >> 3;
  const bitOf = (number: number) => 1 << (number & 7);
  return {
    has: (number: number) => ((bytes[byteOf(number)] ?? 0) & bitOf(number)) !== 0,
    set(number: number, value: boolean) {
      const rest = (bytes[byteOf(number)] ?? 0) & ~bitOf(number);
      bytes[byteOf(number)] = value ? rest | bitOf(number) : rest;
    },
  };
}
