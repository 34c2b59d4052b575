import { log } from "../../log.ts";

interface Options {
  /** ms since 1970. */
  now(): number;
  wait(ms: number): Promise<unknown>;
  /** Calls `act` again and again until what it answers is called, or its object ends. */
  every(ms: number, act: () => void): () => void;
  /** A turn was forgotten in its middle. */
  lost(): void;
}

/** Who waits longer lets the other work of its object go first, and comes again. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 250;
/** A turn is its object's for so long, and again for so long while the object is there to say so: one that ended in the middle says nothing. */
const LEASE_MS = 15_000;
const RENEW_MS = 3000;
/** What hangs is left to itself from then on, so that it holds nobody else up. */
const LONGEST_MS = 30_000;

/**
 * Decoding holds the one thread of all objects of a process: one picture at a time, then a rest as long as it took, in which
 * requests are answered. They wait by their own timers: what another object resolves may never be, as objects end. `false`: it
 * was not this one's turn, and nothing was done. Decision 0168.
 */
export function createDecodingTurns({
  now,
  wait,
  every,
  lost,
}: Options): (work: () => Promise<void>) => Promise<boolean> {
  let freeAt = 0;
  let holder: object | undefined;
  return async function inTurn(work) {
    for (const last = now() + PATIENCE_MS; freeAt > now(); await wait(Math.min(freeAt - now(), LOOK_AGAIN_MS)))
      if (now() >= last) return false;
    if (holder) lost();
    const [begun, turn] = [now(), {}];
    holder = turn;
    freeAt = begun + LEASE_MS;
    const stop = every(RENEW_MS, () => {
      if (holder === turn && now() - begun < LONGEST_MS) freeAt = now() + LEASE_MS;
    });
    try {
      await work();
    } finally {
      stop();
      if (holder === turn) [holder, freeAt] = [undefined, now() + (now() - begun)];
    }
    return true;
  };
}

/** The turns of this process. */
export const inDecodingTurn = createDecodingTurns({
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
  lost: () => log({ level: "warn", event: "decoding_turn_lost" }),
});
