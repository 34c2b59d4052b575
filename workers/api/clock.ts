/**
 * The one clock of the API (design §8). Tests move it through `/internal/clock`; all objects of a workerd process
 * share the module, so they move together. Milliseconds since 1970.
 */
let offset = 0;

export const clock = {
  now: (): number => Date.now() + offset,
  /** Ahead of real time by this many milliseconds. */
  offset: (): number => offset,
};

export function moveClock(milliseconds: number): void {
  offset = milliseconds;
}

/**
 * Does it last still? `until` was set `length` ahead, both in milliseconds: what lies further ahead than that was set by a clock that
 * was wrong, and is over.
 */
export function lasts(until: number, length: number): boolean {
  const left = until - clock.now();
  return left > 0 && left <= length;
}

/** `2026-11-21T10:00:00.000Z` */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
