/** A sixth of a second each: the last of a full queue is done after about two seconds. */
export const PLACES = 12;
/** Of these, so many are for known devices only: no flood of strangers can take them. */
export const RESERVED = 4;
/** On a slow machine the places alone are no bound: who waited so long is refused, while there is time to say so. */
const LONGEST_WAIT_MS = 4_000;
/** Whoever works longer than this has been ended by the runtime, and will never say that it is done. */
const LOST_MS = 15_000;

export interface Queue {
  /** Does `work` when its turn comes; undefined, at once, when all places are taken, or when it waited too long. */
  run<Value>(work: () => Promise<Value>, known: boolean): Promise<Value | undefined>;
}

interface Surroundings {
  /** Lets what arrived meanwhile be read, and be refused, before the next one blocks the thread. */
  breathe(): Promise<void>;
  /** ms since 1970. */
  now(): number;
}

/** One after the other; known devices before others, else in the order they came. */
export function createQueue({ breathe, now }: Surroundings): Queue {
  const known: (() => void)[] = [];
  const others: (() => void)[] = [];
  let workingSince: number | undefined;
  /** Which turn it is: who was given up and ends after all must not begin the next one a second time. */
  let turn = 0;

  const isFull = (asKnown: boolean) => {
    const taken = known.length + others.length + (workingSince === undefined ? 0 : 1);
    return asKnown ? taken >= PLACES : taken >= PLACES - RESERVED;
  };

  function next(): void {
    const begin = known.shift() ?? others.shift();
    turn += 1;
    workingSince = begin && now();
    begin?.();
  }

  return {
    async run(work, asKnown) {
      if (workingSince !== undefined && now() - workingSince > LOST_MS) next();
      if (isFull(asKnown)) return undefined;
      const joined = now();
      if (workingSince === undefined) workingSince = joined;
      else await new Promise<void>((begin) => (asKnown ? known : others).push(begin));
      const own = turn;
      try {
        return now() - joined > LONGEST_WAIT_MS ? undefined : await work();
      } finally {
        await breathe();
        if (own === turn) next();
      }
    },
  };
}
