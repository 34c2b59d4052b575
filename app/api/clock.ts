/** Time as the client of the API needs it; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(ms: number): Promise<void>;
  timer(ms: number): Timer;
  /** From 0 up to 1. */
  random(): number;
}

export interface Timer {
  /** Settles when the time is up; never, if it was turned off before. */
  elapsed: Promise<void>;
  cancel(): void;
}

/** The machine's own. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timer(ms) {
    let id: ReturnType<typeof setTimeout> | undefined;
    const elapsed = new Promise<void>((resolve) => (id = setTimeout(resolve, ms)));
    return { elapsed, cancel: () => clearTimeout(id) };
  },
};
