import { createLines } from "./lines.ts";
import { LONGEST_WAIT_MS, type Known } from "./order.ts";

/** A sixth of a second each: the last of a full queue is done after about two seconds. */
export const PLACES = 12;
/** Of these, so many are for known devices only: no flood of strangers can take them. */
export const RESERVED = 4;
/** Beside those, for members who are signed in already: however many they are, no sign-in loses a place to them. */
export const SIGNED_IN = 3;
/** Whoever works longer than this has been ended by the runtime, and will never say that it is done. */
const LOST_MS = 15_000;

export interface Queue {
  /** Does `work` when its turn comes; undefined, at once, when all places are taken, or when it waited too long. */
  run<Value>(work: () => Promise<Value>, known: Known): Promise<Value | undefined>;
}

interface Surroundings {
  /** Lets what arrived meanwhile be read, and be refused, before the next one blocks the thread. */
  breathe(): Promise<void>;
  /** ms since 1970. */
  now(): number;
}

/** One after the other, in the order of `lines.ts`. */
export function createQueue({ breathe, now }: Surroundings): Queue {
  const lines = createLines();
  let workingSince: number | undefined;
  let workingFor: Known = false;
  /** Which turn it is: who was given up and ends after all must not begin the next one a second time. */
  let turn = 0;

  const isFull = (as: Known) => {
    const isWorking = workingSince !== undefined && (workingFor === "signed_in") === (as === "signed_in");
    return lines.waiting(as) + (isWorking ? 1 : 0) >= placesOf(as);
  };

  function begins(as: Known): void {
    workingSince = now();
    workingFor = as;
    lines.begins(as);
  }

  function next(): void {
    turn += 1;
    workingSince = undefined;
    const one = lines.next();
    if (!one) return;
    begins(one.as);
    one.begin();
  }

  return {
    async run(work, as) {
      if (workingSince !== undefined && now() - workingSince > LOST_MS) next();
      if (isFull(as)) return undefined;
      const joined = now();
      if (workingSince === undefined) begins(as);
      else await new Promise<void>((begin) => lines.join(as, begin));
      const own = turn;
      try {
        return now() - joined > LONGEST_WAIT_MS[as ? "known" : "stranger"] ? undefined : await work();
      } finally {
        await breathe();
        if (own === turn) next();
      }
    },
  };
}

function placesOf(as: Known): number {
  if (as === "signed_in") return SIGNED_IN;
  return as ? PLACES : PLACES - RESERVED;
}
