/** What a visitor is given who was refused. Who comes back with one stands in line. */
export interface Ticket {
  /** Of the process that gave it: another one has another order. */
  line: string;
  number: number;
  /** When it was given, ms since 1970. */
  at: number;
}

export interface RetryTickets {
  next(): Ticket;
  /** The ticket, if we gave it, it is not too old and nobody came in with it. */
  read(value: unknown): Ticket | undefined;
  /** Has it waited for as long as it was told? */
  isRipe(ticket: Ticket): boolean;
  /** Is there a turn for it, beside one for each that stands before it in line? */
  hasTurn(ticket: Ticket): boolean;
  /** It came back and found no place: it stays where it stands, or, if it did not stand in line (any more), goes to its end. */
  cameBack(ticket: Ticket): void;
  /** Does anybody wait who came back in time? */
  anybodyWaits(): boolean;
  /** Its bearer comes in; it is worth nothing afterwards. */
  use(ticket: Ticket): void;
  /** Its bearer came in for nothing: it is worth a turn again, the next one. Nothing, if its bearer did not come in. */
  giveBack(ticket: Ticket): void;
}

interface Options {
  /** ms since 1970. */
  now(): number;
  /** How long a ticket has to wait, in ms. */
  wait: number;
  /** So many turns of tickets come in the time of one wait, and as many are saved at most. */
  turns: number;
}

/** Older ones are forgotten: their bearers went away. */
const LIFETIME = 4 * 60_000;
/** So many of the last tickets are known as used or not, a bit each. In a flood of more, earlier ones are void. */
const REMEMBERED = 65_536;
/** So many stand in line at most: some 1800 a second that come back. Later ones stand there once there is room. */
const MOST_WAITING = 16_384;
/** Who did not come back for so many waits is not waited for, and goes to the end when they come after all. */
const WAITS = 3;

/**
 * A line of visitors that nobody has to stand in. Places in it are by when somebody came back, not by when a ticket was
 * given: tickets that were gathered and kept are worth no place before anybody. Whoever stays away loses the place, so
 * one that is shown once holds the line up once, for those behind it only. Nothing is kept of a ticket but one bit, and
 * of those in line their number and time, so that giving out any number of tickets costs no memory.
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
      // The seal says that a site of ours wrote it, so it has the shape that we gave it.
      if (ticket?.line !== line || ticket.at <= now() - LIFETIME) return undefined;
      return ticket.number <= given - REMEMBERED || used.has(ticket.number) ? undefined : ticket;
    },
    isRipe: ({ at }) => at + wait <= now(),
    hasTurn({ number }) {
      const most = Math.floor(turnsNow());
      return most >= 1 && waiting.before(number, most) < most;
    },
    cameBack: ({ number }) => waiting.stand(number),
    anybodyWaits: () => waiting.before(undefined, 1) > 0,
    use({ number }) {
      used.set(number, true);
      saved = { turns: Math.max(0, turnsNow() - 1), at: now() };
      waiting.leave(number);
    },
    giveBack({ number }) {
      if (number <= given - REMEMBERED || !used.has(number)) return;
      used.set(number, false);
      waiting.standFirst(number);
    },
  };
}

/** Who stands in line, the first one first, each until so many ms after they were last seen. */
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
    /** How many stand before this one, or in the whole line; counted up to `most`. */
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
      if (seen.size >= MOST_WAITING) tidy();
      if (seen.has(number) || seen.size < MOST_WAITING) seen.set(number, now());
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
