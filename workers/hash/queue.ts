import { createWaitingLists } from "./waiting-lists.ts";
import { LONGEST_WAIT_MS, type Known } from "./derive-order.ts";

/** A sixth of a second each: the last of a full queue is done after about two seconds. */
export const SLOTS = 12;
/** Of these, so many are for known devices only: no flood of unknown ones can take them. */
export const RESERVED_SLOTS = 4;
/** Beside those, for members who are signed in already: however many they are, no sign-in loses a slot to them. */
export const SIGNED_IN_SLOTS = 3;
/** Whoever works longer than this has been ended by the runtime, and will never say that it is done. */
const LOST_MS = 15_000;

export interface Queue {
  /** Does `work` when its turn comes; undefined, at once, when all slots are taken, or when it waited too long. */
  run<Value>(work: () => Promise<Value>, known: Known): Promise<Value | undefined>;
}

interface Surroundings {
  /** Yields to the event loop, so that requests that arrived are read, or refused, before the next hash blocks it. */
  yieldToEvents(): Promise<void>;
  /** ms since 1970. */
  now(): number;
}

/** One after the other, in the order of `waiting-lists.ts`. */
export function createQueue({ yieldToEvents, now }: Surroundings): Queue {
  const waitingLists = createWaitingLists();
  let workingSince: number | undefined;
  let workingFor: Known = false;
  /** Number of the current turn: work that was given up and ends late must not start the next one a second time. */
  let turn = 0;

  const isFull = (as: Known) => {
    const isWorking = workingSince !== undefined && (workingFor === "signed_in") === (as === "signed_in");
    return waitingLists.waiting(as) + (isWorking ? 1 : 0) >= slotsOf(as);
  };

  function begins(as: Known): void {
    workingSince = now();
    workingFor = as;
    waitingLists.begins(as);
  }

  function next(): void {
    turn += 1;
    workingSince = undefined;
    const one = waitingLists.next();
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
      else await new Promise<void>((begin) => waitingLists.join(as, begin));
      const own = turn;
      try {
        return now() - joined > LONGEST_WAIT_MS[as ? "known" : "unknown"] ? undefined : await work();
      } finally {
        await yieldToEvents();
        if (own === turn) next();
      }
    },
  };
}

function slotsOf(as: Known): number {
  if (as === "signed_in") return SIGNED_IN_SLOTS;
  return as ? SLOTS : SLOTS - RESERVED_SLOTS;
}
