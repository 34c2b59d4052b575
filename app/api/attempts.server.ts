import type { Clock } from "./clock.ts";

export const MAX_RETRIES = 5;
const FIRST_DELAY_MS = 100;

/** One try: its result, and when another may help, how long to wait at least. */
export interface Attempt<Value> {
  value: Value;
  again?: { afterMs: number };
}

/**
 * Tries until the result is final: up to 5 retries with exponential delay and jitter (spec §7), all of it before
 * `deadline` (ms since 1970). Without time for another try the last result stands.
 */
export async function tryUntil<Value>(
  attempt: () => Promise<Attempt<Value>>,
  { clock, deadline }: Limits,
): Promise<Value> {
  for (let retry = 0; ; retry++) {
    const { value, again } = await attempt();
    if (!again || retry === MAX_RETRIES) return value;
    const wait = Math.max(again.afterMs, FIRST_DELAY_MS * 2 ** retry * (0.5 + clock.random()));
    if (clock.now() + wait >= deadline) return value;
    await clock.sleep(wait);
  }
}

interface Limits {
  clock: Clock;
  deadline: number;
}

/** `task`, or `late()` when the deadline comes first; the signal ends what the task still does. */
export async function inTime<Value>(
  task: (signal: AbortSignal) => Promise<Value>,
  { clock, deadline, late }: Limits & { late: () => Value },
): Promise<Value> {
  const controller = new AbortController();
  const left = deadline - clock.now();
  if (left <= 0) return late();
  const alarm = new AbortController();
  try {
    return await Promise.race([task(controller.signal), clock.sleep(left, alarm.signal).then(late)]);
  } finally {
    alarm.abort();
    controller.abort();
  }
}
