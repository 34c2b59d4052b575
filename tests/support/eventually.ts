import { setTimeout as sleep } from "node:timers/promises";

/** Repeats `check` until it is true: for what happens soon, not at once. Throws with `what` after `patience` milliseconds. */
export async function eventually(what: string, check: () => Promise<boolean>, patience = 60_000): Promise<void> {
  const until = Date.now() + patience;
  while (!(await check())) {
    if (Date.now() > until) throw new Error(`Still not so after ${patience} ms: ${what}`);
    await sleep(25);
  }
}
