import { accept, refuse, type Result } from "../../../../../../app/domain/result.ts";
import { clock } from "../../../../clock.ts";
import { LOOKUPS_A_ROW, type LookupLog } from "./lookup-log.ts";

const HOUR = 60 * 60_000;
/** Somebody new every twelve seconds, a whole hour long: nobody reads profiles so fast who looks for somebody. */
const MOST = 300;

/**
 * How many people whom the member has nothing to do with they may look up in an hour, each counted once (decision 0091).
 * The list lies in memory; of what an object saw before it slept, rows tell the number.
 */
export class LookupLimit {
  /** By id, when they were looked up first; the oldest come first. */
  readonly #seen = new Map<string, number>();
  /** Times of the rows from before this object woke, oldest first. */
  #before: number[] | undefined;

  constructor(private readonly looks: LookupLog) {}

  /** Counts this one, or refuses with `rate_limited` and the seconds to wait. */
  allows(other: string): Result {
    const now = clock.now();
    // A clock that was set back forgets everybody.
    const holds = (at: number) => now >= at && now < at + HOUR;
    for (const [id, at] of this.#seen) {
      if (holds(at)) break;
      this.#seen.delete(id);
    }
    this.#before = (this.#before ?? this.looks.since(now - HOUR)).filter(holds);
    if (this.#seen.has(other)) return accept();
    if (this.#seen.size + LOOKUPS_A_ROW * this.#before.length >= MOST) {
      const [first = now] = this.#seen.values();
      const [oldest = now] = this.#before;
      return refuse("rate_limited", { seconds: Math.ceil((Math.min(first, oldest) + HOUR - now) / 1000) });
    }
    this.#seen.set(other, now);
    this.looks.note(now, now - HOUR);
    return accept();
  }
}
