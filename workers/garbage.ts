/** Of the time of a Worker's thread, at most. */
const SHARE = 1 / 50;
const LEAST_PAUSE_MS = 500;
/** With more answers a ms the thread has no time to spare: fewer, longer stops let it answer more (measured). */
const MOST_ANSWERS_PER_MS = 0.15;
/** With so much alive one is no short stop any more, and the runtime's own way, which marks beside the work, is better. */
const TOO_LONG_MS = 60;
const LEFT_ALONE_MS = 10 * 60_000;

interface Options {
  /** Collects all garbage at once; absent where the runtime does not offer it. */
  collect: (() => void) | undefined;
  /** ms; goes on while code runs. */
  now(): number;
}

/** Work that goes on after the answer: the part of the runtime's execution context that we use. */
export interface Background {
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * Collects a Worker's garbage often and in small pieces, each after an answer, instead of seldom and with everybody
 * waiting for a quarter of a second (decision 0140). Called for every answer; does nothing for nearly all of them.
 */
export function createGarbageCollection({ collect, now }: Options): (background: Background) => void {
  if (!collect) return () => {};
  let [since, pause, answers] = [-Infinity, LEAST_PAUSE_MS, 0];
  const waitFrom = (time: number, ms: number) => void ([since, pause, answers] = [time, ms, 0]);
  const run = () => {
    const began = now();
    collect();
    const took = now() - began;
    waitFrom(now(), took > TOO_LONG_MS ? LEFT_ALONE_MS : Math.max(LEAST_PAUSE_MS, took / SHARE));
  };
  return (background) => {
    answers += 1;
    const elapsed = now() - since;
    if (elapsed < pause) return;
    const isBusy = answers / elapsed > MOST_ANSWERS_PER_MS;
    waitFrom(now(), LEAST_PAUSE_MS);
    if (!isBusy) background.waitUntil(new Promise<void>((resolve) => setTimeout(resolve, 0)).then(run));
  };
}

/** What `--expose-gc` gives (scripts/serve/processes/workerd-config.ts); neither the edge nor a development server has it. */
export function exposedCollector(): (() => void) | undefined {
  return (globalThis as { gc?: () => void }).gc;
}
