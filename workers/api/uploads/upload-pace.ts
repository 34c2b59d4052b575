/** How long a sender is waited for. */
export interface Patience {
  /** For all of it. */
  longestMs: number;
  /** For each further `LEAST_BYTES`. */
  pauseMs: number;
}

/** Ten megabytes at 150 kbit/s. A phone that goes into a tunnel comes out again. */
export const UPLOAD_PATIENCE: Patience = { longestMs: 10 * 60_000, pauseMs: 30_000 };
const LEAST_BYTES = 32 * 1024;

/** Times a sender: who sends a byte now and then holds a place that others need. `now` in milliseconds. */
export function uploadPace({ longestMs, pauseMs }: Patience, now: () => number) {
  const end = now() + longestMs;
  let [pauseEnd, bytes] = [now() + pauseMs, 0];
  return {
    /** Milliseconds until it is too late for the next bytes. */
    left: () => Math.min(end, pauseEnd) - now(),
    took(count: number): void {
      bytes += count;
      if (bytes < LEAST_BYTES) return;
      [pauseEnd, bytes] = [now() + pauseMs, 0];
    },
  };
}
