import type { Known } from "./order.ts";

type Begin = () => void;

/**
 * Who waits. Known devices go first; then who is signed in and who is not take turns, so neither keeps the other waiting
 * for ever.
 */
export function createLines() {
  const known: Begin[] = [];
  const signedIn: Begin[] = [];
  const others: Begin[] = [];
  let wasSignedIn = false;

  return {
    /** How many wait for places of this kind. */
    waiting: (as: Known) => (as === "signed_in" ? signedIn.length : known.length + others.length),
    join(as: Known, begin: Begin): void {
      (as === "signed_in" ? signedIn : as ? known : others).push(begin);
    },
    /** Notes that it is the turn of one of these. */
    begins(as: Known): void {
      if (as !== true) wasSignedIn = as === "signed_in";
    },
    /** Whose turn is next, taken out of the line; undefined when nobody waits. */
    next(): { as: Known; begin: Begin } | undefined {
      const inTurn = wasSignedIn ? [others, signedIn] : [signedIn, others];
      const line = [known, ...inTurn].find(({ length }) => length > 0);
      const begin = line?.shift();
      return begin && { as: line === known ? true : line === signedIn && "signed_in", begin };
    },
  };
}
