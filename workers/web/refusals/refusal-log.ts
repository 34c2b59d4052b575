import type { Log } from "../../../app/api/log.server.ts";

const SECOND = 1000;

interface Refused {
  site: string;
  status: number;
}

interface Options {
  log: Log;
  /** ms since 1970. */
  now: number;
  /** Does `act` so many ms later, and keeps the request alive until then. */
  later(ms: number, act: () => void): void;
}

/** The line that counts refusals of one kind. */
interface Line extends Refused {
  id: string;
  since: number;
  count: number;
}

/**
 * Under overload refusals are logged together: one line a second for each site and status has their number. All
 * of them carry the id of that line, so that each can be found in the log.
 */
export function createRefusalLog() {
  const open = new Map<string, Line>();

  function close(key: string, line: Line, log: Log): void {
    if (open.get(key) !== line) return;
    open.delete(key);
    const { id: request, site, status, count } = line;
    log({ level: "info", event: "refused", request, site, status, count });
  }
  return {
    /** Counts one; answers the id for its `X-Request-Id`. */
    note({ site, status }: Refused, { log, now, later }: Options): string {
      const key = `${status} ${site}`;
      const running = open.get(key);
      // The request that was to close it was given up before.
      if (running && now - running.since >= 2 * SECOND) close(key, running, log);
      const line = open.get(key) ?? { id: crypto.randomUUID(), since: now, site, status, count: 0 };
      line.count += 1;
      if (line.count > 1) return line.id;
      open.set(key, line);
      later(SECOND, () => close(key, line, log));
      return line.id;
    },
  };
}
