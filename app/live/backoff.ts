const FIRST = 1_000;
const LONGEST = 60_000;

/** Milliseconds to wait before try `attempt` (the first is 0): doubling, with jitter so that many clients do not retry at once. */
export function backoff(attempt: number, random: () => number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** attempt);
  return whole / 2 + (random() * whole) / 2;
}
