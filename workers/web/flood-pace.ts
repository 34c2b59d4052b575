/** So many turned away within a second are no crowd at a busy hour. */
const FLOOD = 50;
const SECOND = 1000;

/** How fast strangers are let in while far too many come. */
export interface FloodPace {
  isFlood(): boolean;
  /** May one be let in now? `isBusy`: as slowly as in a flood. */
  mayEnter(isBusy?: boolean): boolean;
  entered(): void;
  refused(): void;
}

/**
 * Each sign-in that is looked at keeps the site's one thread busy for some 15 ms, beside its hash. In a flood these are
 * strangers' guesses, so one a second is let in, and members' pages keep their pace; a crowd is let in as fast as it can be.
 */
export function createFloodPace(now: () => number): FloodPace {
  let [since, refusals, flood, lastIn] = [now(), 0, false, -SECOND];

  function isFlood(): boolean {
    const passed = now() - since;
    if (passed < SECOND) return flood;
    flood = refusals >= FLOOD && passed < 2 * SECOND;
    [since, refusals] = [now(), 0];
    return flood;
  }
  return {
    isFlood,
    mayEnter: (isBusy = false) => !(isFlood() || isBusy) || now() - lastIn >= SECOND,
    entered: () => void (lastIn = now()),
    refused() {
      isFlood();
      refusals += 1;
      // Not only when its first second is over: until then it would be let in as fast as there are turns.
      flood ||= refusals >= FLOOD;
    },
  };
}
