import type { Known } from "./derive-order.ts";

type Begin = () => void;

/**
 * Who waits. Known devices go first; then who is signed in and who is not take turns, so neither keeps the other waiting
 * for ever.
 */
export function createWaitingLists() {
  const known: Begin[] = [];
  const signedIn: Begin[] = [];
  const others: Begin[] = [];
  let wasSignedIn = false;

  return {
    /** How many wait for slots of this kind. */
    waiting: (as: Known) => (as === "signed_in" ? signedIn.length : known.length + others.length),
    join(as: Known, begin: Begin): void {
      (as === "signed_in" ? signedIn : as ? known : others).push(begin);
    },
    /** Records that one of this kind has begun. */
    begins(as: Known): void {
      if (as !== true) wasSignedIn = as === "signed_in";
    },
    /** Removes and returns the next one; undefined when nobody waits. */
    next(): { as: Known; begin: Begin } | undefined {
      const inTurn = wasSignedIn ? [others, signedIn] : [signedIn, others];
      const list = [known, ...inTurn].find(({ length }) => length > 0);
      const begin = list?.shift();
      return begin && { as: list === known ? true : list === signedIn && "signed_in", begin };
    },
  };
}
