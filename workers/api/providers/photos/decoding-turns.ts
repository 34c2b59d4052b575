interface Options {
  /** ms since 1970. */
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/** Who waits longer lets the other work of its object go first, and comes again. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 250;
/** A turn whose object ended in the middle of it is forgotten. */
const LONGEST_MS = 60_000;

/**
 * Decoding holds the one thread of all objects of a process: one picture at a time, then a rest as long as it took, in which
 * requests are answered. They wait by their own timers: what another object resolves may never be, as objects end. `false`: it
 * was not this one's turn, and nothing was done. Decision 0168.
 */
export function createDecodingTurns({ now, wait }: Options): (work: () => Promise<void>) => Promise<boolean> {
  let freeAt = 0;
  return async function inTurn(work) {
    for (const last = now() + PATIENCE_MS; freeAt > now(); await wait(Math.min(freeAt - now(), LOOK_AGAIN_MS)))
      if (now() >= last) return false;
    const begun = now();
    const forgottenAt = begun + LONGEST_MS;
    freeAt = forgottenAt;
    try {
      await work();
    } finally {
      if (freeAt === forgottenAt) freeAt = now() + (now() - begun);
    }
    return true;
  };
}

/** The turns of this process. */
export const inDecodingTurn = createDecodingTurns({
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
