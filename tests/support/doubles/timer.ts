import type { Timer } from "../../../app/api/clock.ts";

/** A timer whose clock the test moves. */
export function aTimer(when: "at once" | "never"): Timer {
  return { elapsed: when === "at once" ? Promise.resolve() : new Promise(() => undefined), cancel: () => undefined };
}
