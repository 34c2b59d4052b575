const FIRST = 5_000;
const EVERY = 60_000;
const EVERY_WITH_PUSH = 300_000;

/**
 * Without a socket the page asks: first after 5 s, then every 60 s, or every 300 s where this browser gets push messages
 * (spec §7). Answers how to stop.
 */
export function startPolling(poll: () => void, receivesPush: () => Promise<boolean>): () => void {
  let isOver = false;
  let timer = setTimeout(again, FIRST);
  async function again() {
    poll();
    const every = (await receivesPush().catch(() => false)) ? EVERY_WITH_PUSH : EVERY;
    if (!isOver) timer = setTimeout(again, every);
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
