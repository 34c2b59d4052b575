const FIRST = 5_000;
const EVERY = 60_000;

/** Without a socket the page asks: first after 5 s, then every 60 s (spec §7). Answers how to stop. */
export function startPolling(poll: () => void): () => void {
  let timer = setTimeout(again, FIRST);
  function again() {
    poll();
    timer = setTimeout(again, EVERY);
  }
  return () => clearTimeout(timer);
}
