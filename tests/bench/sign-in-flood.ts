import { Agent, request } from "node:http";

/** Counts of a flood's sign-ins. */
interface FloodCounts {
  sent: number;
  /** Answers by status; 0 is no answer at all. */
  statuses: Record<number, number>;
  /** Of the 429s, how many said when to come back. */
  withRetryAfter: number;
}

export interface Flood {
  counts(): FloodCounts;
  /** Stops sending; resolves when everything sent is answered. */
  stop(): Promise<FloodCounts>;
}

interface FloodOptions {
  origin: string;
  perSecond: number;
  /** After this time it stops by itself, also when a test fails. */
  atMostSeconds?: number;
  /** The client address of sign-in number `index`, as a proxy would send it; null: none is sent. */
  from?: (sent: number) => string | null;
}

const TICK_MS = 20;
/** The most requests in flight, so that a server that does not answer does not fill our memory. */
const MAX_WAITING = 1000;

/** Each from another visitor. */
const fromEverywhere = (sent: number) => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;

/**
 * Sign-ins with made-up addresses and passwords at a steady pace, however slowly they are answered; each from another
 * visitor, unless told otherwise. Loopback only.
 */
export function floodSignIns({ origin, perSecond, atMostSeconds = 60, from = fromEverywhere }: FloodOptions): Flood {
  const { hostname } = new URL(origin);
  if (!["localhost", "127.0.0.1"].includes(hostname)) throw new Error(`not on this machine: ${origin}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const counts: FloodCounts = { sent: 0, statuses: {}, withRetryAfter: 0 };
  const waiting = new Set<Promise<void>>();
  const began = performance.now();

  const timer = setInterval(() => {
    const elapsed = Math.min((performance.now() - began) / 1000, atMostSeconds);
    while (counts.sent < elapsed * perSecond && waiting.size < MAX_WAITING) {
      counts.sent += 1;
      const answered = signIn({ origin, agent, counts, from }).finally(() => waiting.delete(answered));
      waiting.add(answered);
    }
  }, TICK_MS);
  return {
    counts: () => counts,
    async stop() {
      clearInterval(timer);
      await Promise.all(waiting);
      agent.destroy();
      return counts;
    },
  };
}

interface Sent extends Required<Pick<FloodOptions, "origin" | "from">> {
  agent: Agent;
  counts: FloodCounts;
}

function signIn({ origin, agent, counts, from }: Sent): Promise<void> {
  const { sent } = counts;
  const address = from(sent);
  const body = new URLSearchParams({
    email: `nobody-${sent}-${Date.now()}@test.example`,
    password: "a guess",
  }).toString();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": body.length,
    Origin: origin,
    ...(address !== null && { "X-Test-Address": address }),
  };
  return new Promise((resolve) => {
    const note = (status: number, retryAfter?: string) => {
      counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
      if (status === 429 && retryAfter) counts.withRetryAfter += 1;
      resolve();
    };
    const asked = request(`${origin}/login`, { method: "POST", agent, headers }, (response) => {
      response.resume().on("end", () => note(response.statusCode ?? 0, response.headers["retry-after"]));
    });
    asked.on("error", () => note(0));
    asked.end(body);
  });
}
