interface Options {
  most: number;
  /** Of these no sender has more; left out: one may have all. */
  mostEach?: number;
  /** ms since 1970. */
  now(): number;
}

/** An answer that takes longer was given up: its visitor left, and nobody told us that it ended. */
const GIVEN_UP_MS = 15_000;

/** Counts the requests that are being worked on, and lets in no more than `most` at once. */
export interface InFlight {
  /**
   * Takes a slot, or answers undefined when all are taken or one of the `senders` has theirs; the function releases it. `waits`: for a
   * password to be hashed.
   */
  begin(request?: { waits?: boolean; senders?: string[] }): (() => void) | undefined;
  /** Are all slots taken? */
  isFull(): boolean;
  isIdle(): boolean;
  /** How many are worked on here, not elsewhere; visitors who left may be among them. */
  working(): number;
}

/**
 * A request that comes when all slots are taken is refused at once, instead of waiting behind all others (Little's law:
 * slots ÷ answers a second is the wait). A visitor who leaves ends the work here without another word from the runtime,
 * so a slot is also free again when no answer can still be on its way.
 */
export function createInFlight({ most, mostEach = most, now }: Options): InFlight {
  const begun = new Map<symbol, { at: number; waits: boolean; senders: string[] }>();
  const forget = () => {
    // In the order in which they began, so the first that is young enough ends it.
    for (const [slot, { at }] of begun) {
      if (at + GIVEN_UP_MS > now()) return;
      begun.delete(slot);
    }
  };
  const isFull = () => {
    if (begun.size >= most) forget();
    return begun.size >= most;
  };
  const slotsOf = (sender: string) => [...begun.values()].filter(({ senders }) => senders.includes(sender)).length;
  const hasTheirs = (sender: string) => {
    if (slotsOf(sender) >= mostEach) forget();
    return slotsOf(sender) >= mostEach;
  };
  return {
    begin({ waits = false, senders = [] } = {}) {
      if (isFull()) return undefined;
      if (begun.size >= mostEach && senders.some(hasTheirs)) return undefined;
      const slot = Symbol("request");
      begun.set(slot, { at: now(), waits, senders });
      return () => void begun.delete(slot);
    },
    isFull,
    working: () => [...begun.values()].filter(({ waits }) => !waits).length,
    isIdle: () => begun.size === 0,
  };
}
