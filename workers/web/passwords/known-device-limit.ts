import { createInFlight, type InFlight } from "../refusals/in-flight.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** Of one account, from all browsers that somebody signed in to it with. */
const AT_ONCE = 2;
/** A burst, and a rate a minute: enough for somebody who mistypes, or signs out and in again. */
const OF_AN_ACCOUNT = { burst: 10, perMinute: 10 };
/** Accounts that sign in at the same moment. */
const MOST_ACCOUNTS = 1000;

/**
 * The turns of browsers that somebody signed in with before. They count by account: whoever signs in to an account of their
 * own a thousand times has a thousand cookies, and no more turns than with one. A cookie names up to five accounts, and
 * takes a turn of each. Decision 0124.
 */
export function createKnownDeviceLimit(now: () => number) {
  const inside = new Map<string, InFlight>();
  const turns = createTokenBuckets({ now, ...OF_AN_ACCOUNT });

  function beginOne(account: string): (() => void) | undefined {
    const own = inside.get(account) ?? createInFlight({ most: AT_ONCE, now });
    inside.set(account, own);
    // A visitor who left may have ended the work without a word: the oldest go, so that they never fill the memory.
    const [oldest] = inside.size > MOST_ACCOUNTS ? inside.keys() : [];
    if (oldest !== undefined) inside.delete(oldest);
    const end = own.begin();
    return (
      end &&
      (() => {
        end();
        if (own.isIdle() && inside.get(account) === own) inside.delete(account);
      })
    );
  }

  return {
    /** A turn, to be ended, or undefined: then this browser is admitted like an unknown device. */
    begin(accounts: readonly string[]): ((led: "on" | "nowhere") => void) | undefined {
      if (accounts.length === 0) return undefined;
      const ends = accounts.map(beginOne);
      const endAll = () => ends.forEach((each) => each?.());
      // All or none: nobody loses a turn because somebody they share a browser with has none left.
      if (ends.every((each) => each !== undefined) && accounts.every(turns.has)) {
        accounts.forEach(turns.take);
        return (led) => {
          endAll();
          if (led === "nowhere") accounts.forEach(turns.restore);
        };
      }
      endAll();
      return undefined;
    },
  };
}
