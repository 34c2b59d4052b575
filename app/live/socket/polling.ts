const FIRST = 5_000;
const EVERY = 60_000;
const EVERY_WITH_PUSH = 300_000;

/**
 * Calls `poll` after 5 s, then every 60 s, or every 300 s where this browser gets push messages (spec §7). Returns how to
 * stop.
 */
export function startPolling(poll: () => void, receivesPush: () => Promise<boolean>): () => void {
  let isStopped = false;
  let timer = setTimeout(pollAndRepeat, FIRST);
  async function pollAndRepeat() {
    poll();
    const every = (await receivesPush().catch(() => false)) ? EVERY_WITH_PUSH : EVERY;
    if (!isStopped) timer = setTimeout(pollAndRepeat, every);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

interface PollingOptions {
  isShown(): boolean;
  receivesPush(): Promise<boolean>;
}

/** Polls from `start` to `stop`. A hidden page asks for nothing; when it is `back` it asks at once. */
export function pollWhileShown(poll: () => void, { isShown, receivesPush }: PollingOptions) {
  let end: (() => void) | undefined;
  const ask = () => {
    if (isShown()) poll();
  };
  return {
    start: () => void (end ??= startPolling(ask, receivesPush)),
    back: () => end && ask(),
    stop() {
      end?.();
      end = undefined;
    },
  };
}
