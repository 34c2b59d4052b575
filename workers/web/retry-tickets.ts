/** What a visitor is given who was refused: whose turn it is, in the order in which tickets were given. */
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
  /** Is there a turn for it, beside one for each older ticket that came back lately? */
  hasTurn(ticket: Ticket): boolean;
  /** It came back and found no place: its turn comes before those of all later ones. */
  cameBack(ticket: Ticket): void;
  /** Does anybody wait who came back in time? */
  anybodyWaits(): boolean;
  /** Its bearer comes in; it is worth nothing afterwards. */
  use(ticket: Ticket): void;
  /** Its bearer came in for nothing: it is worth a turn again. */
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
/** So many of those that came back are kept, the oldest tickets. */
const MOST_WAITING = 64;
/** Who did not come back for so many waits is not waited for. */
const WAITS = 3;

/**
 * A line of visitors that nobody has to stand in: a ticket's number says who was first. Nothing is kept of a ticket but one
 * bit, and the numbers of the few that came back lately, so that giving out any number of tickets costs no memory.
 */
export function createRetryTickets({ now, wait, turns }: Options): RetryTickets {
  const line = crypto.randomUUID();
  const used = createBits(REMEMBERED);
  let given = 0;
  /** By number, the oldest ticket first. */
  let waiting: { number: number; at: number }[] = [];
  let saved = { turns, at: now() };

  const stillWaiting = () => (waiting = waiting.filter(({ at }) => at > now() - WAITS * wait));
  const turnsNow = () => Math.min(turns, saved.turns + (Math.max(0, now() - saved.at) * turns) / wait);
  const allBut = (number: number) => waiting.filter((other) => other.number !== number);
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
    hasTurn: ({ number }) => turnsNow() >= 1 + stillWaiting().filter((other) => other.number < number).length,
    cameBack({ number }) {
      const all = [...allBut(number), { number, at: now() }];
      waiting = all.sort((one, other) => one.number - other.number).slice(0, MOST_WAITING);
    },
    anybodyWaits: () => stillWaiting().length > 0,
    use({ number }) {
      used.set(number, true);
      saved = { turns: Math.max(0, turnsNow() - 1), at: now() };
      waiting = allBut(number);
    },
    giveBack({ number }) {
      if (number > given - REMEMBERED) used.set(number, false);
    },
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
