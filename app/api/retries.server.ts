import type { Clock, Timer } from "./clock.ts";

/** Spec §7: requests retry 5 times. */
const MAX_RETRIES = 5;
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
export async function retryUntilDeadline<Value>(
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

/** `task`, or `late()` when the deadline comes first. */
export type WithDeadline = <Value>(task: () => Promise<Value>, late: () => Value) => Promise<Value>;

/**
 * One deadline for all calls of a page: those that run at the same time share one timer. What comes too late is not
 * waited for; the runtime ends it together with the page's request.
 */
export function createDeadline({ clock, deadline }: Limits): WithDeadline {
  let waiting = 0;
  let timer: Timer | undefined;
  return async (task, late) => {
    const left = deadline - clock.now();
    if (left <= 0) return late();
    timer ??= clock.timer(left);
    waiting += 1;
    try {
      return await Promise.race([task(), timer.elapsed.then(late)]);
    } finally {
      waiting -= 1;
      if (waiting === 0) {
        timer.cancel();
        timer = undefined;
      }
    }
  };
}
