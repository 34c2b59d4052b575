import autocannon from "autocannon";

const CONNECTIONS = 8;

/** What one contestant is asked, over and over, on connections that stay open. */
export interface Asked {
  url: string;
  headers?: Record<string, string>;
}

export interface Load {
  perSecond: number;
  /** The share of its core that the load process used: near 1 it was the bottleneck, and the figure does not count. */
  busy: number;
}

/** Sends requests for `seconds`. Throws on an answer other than 2xx. */
export async function load({ url, headers }: Asked, seconds: number): Promise<Load> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  const elapsed = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} failed.`);
  return { perSecond: requests.total / (elapsed / 1000), busy: (user + system) / 1000 / elapsed };
}
