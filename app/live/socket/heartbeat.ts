import { LIVE_PING } from "../../contract/live.ts";

const PING_EVERY = 30_000;
const PONG_WITHIN = 10_000;

/** Asks now and then whether anybody is there. A server that never answered once is not held to it. */
export function startHeartbeat(connection: { send(text: string): void }, onDead: () => void) {
  let answers = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const asking = setInterval(() => {
    try {
      connection.send(LIVE_PING);
    } catch {
      return; // still connecting
    }
    clearTimeout(deadline);
    if (answers) deadline = setTimeout(onDead, PONG_WITHIN);
  }, PING_EVERY);
  return {
    answered() {
      answers = true;
      clearTimeout(deadline);
    },
    stop() {
      clearInterval(asking);
      clearTimeout(deadline);
    },
  };
}
