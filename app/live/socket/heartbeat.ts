import { LIVE_PING } from "../../contract/live.ts";

const PING_EVERY = 30_000;
const PONG_WITHIN = 10_000;

/**
 * Sends a ping every 30 s, and calls `onDead` when one stays unanswered for 10 s. Not before the first pong: a server that
 * knows no ping never answers one.
 */
export function startHeartbeat(connection: { send(text: string): void }, onDead: () => void) {
  let hasAnswered = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const ping = () => {
    try {
      connection.send(LIVE_PING);
    } catch {
      return; // still connecting
    }
    clearTimeout(deadline);
    if (hasAnswered) deadline = setTimeout(onDead, PONG_WITHIN);
  };
  const pinging = setInterval(ping, PING_EVERY);
  return {
    /** Asks now: the page is back, and the line may have died meanwhile. */
    ping,
    answered() {
      hasAnswered = true;
      clearTimeout(deadline);
    },
    stop() {
      clearInterval(pinging);
      clearTimeout(deadline);
    },
  };
}
