import type { Timer } from "../../app/api/clock.ts";

/** A timer of a clock that somebody else moves. */
export function timerThatRings(when: "at once" | "never"): Timer {
  return { rings: when === "at once" ? Promise.resolve() : new Promise(() => undefined), off: () => undefined };
}
