/** Refusals within a second from which on it is a flood and not a busy hour. */
const FLOOD = 50;
const SECOND = 1000;

/** How fast sign-ins of unknown devices are admitted during a flood. */
export interface FloodThrottle {
  isFlood(): boolean;
  /** May one be let in now? `isBusy`: as slowly as in a flood. */
  mayEnter(isBusy?: boolean): boolean;
  entered(): void;
  refused(): void;
}

/**
 * Each admitted sign-in keeps the site's one thread busy for some 15 ms, beside its hash. In a flood one a second is
 * admitted, so that members' pages stay fast; otherwise as many as there are slots.
 */
export function createFloodThrottle(now: () => number): FloodThrottle {
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
