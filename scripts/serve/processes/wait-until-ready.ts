import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../../progress.ts";

const TIMEOUT_MS = 30_000;

/**
 * Waits until the site answers `GET /healthz` with 200. In front of another API any answer will do: that one may come
 * up later, and until then pages say so.
 */
export async function waitUntilReady(origin: string, { ownApi }: { ownApi: boolean }): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  let last = "no answer";
  while (Date.now() < until) {
    last = await statusOf(`${origin}/healthz`);
    if (last === "200" || (!ownApi && last === "503")) return;
    await sleep(100);
  }
  throw new OperatorError(`The site does not become ready: ${origin}/healthz answers ${last}.`);
}

async function statusOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.arrayBuffer();
    return String(response.status);
  } catch (failure) {
    return String(failure);
  }
}
