import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";

const HOUR = 60 * 60_000;
/** Somebody new every twelve seconds, a whole hour long: nobody reads profiles so fast who looks for somebody. */
const MOST = 300;

/**
 * How many people whom the member has nothing to do with they may look up in an hour, each counted once (decision 0091).
 * In memory, since to look is no change: an object that nobody asked for ten seconds sleeps and forgets, so this slows
 * who copies profiles without a pause, and is no total.
 */
export class StrangerPace {
  /** By id, when they were looked up first; the oldest come first. */
  readonly #seen = new Map<string, number>();

  /** Counts this one, or refuses with `rate_limited` and the seconds to wait. */
  allows(other: string): Result {
    const now = clock.now();
    for (const [id, at] of this.#seen) {
      // A clock that was set back forgets everybody.
      if (now >= at && now < at + HOUR) break;
      this.#seen.delete(id);
    }
    if (this.#seen.has(other)) return accept();
    const [oldest] = this.#seen.values();
    if (oldest !== undefined && this.#seen.size >= MOST)
      return refuse("rate_limited", { seconds: Math.ceil((oldest + HOUR - now) / 1000) });
    this.#seen.set(other, now);
    return accept();
  }
}
