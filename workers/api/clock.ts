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

/** `2026-11-21T10:00:00.000Z` */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
