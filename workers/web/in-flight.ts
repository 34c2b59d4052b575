interface Options {
  most: number;
  /** ms since 1970. */
  now(): number;
}

/** An answer that takes longer was given up: its visitor left, and nobody told us that it ended. */
const GIVEN_UP_MS = 15_000;

/** Counts the requests that are being worked on, and lets in no more than `most` at once. */
export interface InFlight {
  /** Takes a place, or nothing when all are taken; the function gives it back. `waits`: for a password to be hashed. */
  begin(waits?: boolean): (() => void) | undefined;
  /** Are all places taken? */
  isFull(): boolean;
  isIdle(): boolean;
  /** How many are worked on here, not elsewhere; visitors who left may be among them. */
  working(): number;
}

/**
 * Who comes when all places are taken is told at once to come back, instead of waiting behind everybody (Little's law:
 * places ÷ answers a second is the wait). A visitor who leaves ends the work here without another word from the runtime,
 * so a place is also free again when no answer can still be on its way.
 */
export function createInFlight({ most, now }: Options): InFlight {
  const begun = new Map<symbol, { at: number; waits: boolean }>();
  const forget = () => {
    // In the order in which they began, so the first that is young enough ends it.
    for (const [place, { at }] of begun) {
      if (at + GIVEN_UP_MS > now()) return;
      begun.delete(place);
    }
  };
  const isFull = () => {
    if (begun.size >= most) forget();
    return begun.size >= most;
  };
  return {
    begin(waits = false) {
      if (isFull()) return undefined;
      const place = Symbol("request");
      begun.set(place, { at: now(), waits });
      return () => void begun.delete(place);
    },
    isFull,
    working: () => [...begun.values()].filter(({ waits }) => !waits).length,
    isIdle: () => begun.size === 0,
  };
}
