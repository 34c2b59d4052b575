import { env } from "cloudflare:workers";
import { DERIVE_URL, type DeriveOrder } from "../../workers/hash/derive-order.ts";
import { SLOTS, RESERVED_SLOTS } from "../../workers/hash/queue.ts";

const { HASH } = env as unknown as { HASH: Fetcher };

const unknown: DeriveOrder = { password: "of an unknown visitor", salt: "c2FsdA", N: 16, r: 1, p: 1, known: false };

async function ask(order: DeriveOrder): Promise<number> {
  const response = await HASH.fetch(DERIVE_URL, { method: "POST", body: JSON.stringify(order) });
  await response.arrayBuffer();
  return response.status;
}

/** Of tests/support/doubles/hash-double.ts. */
async function control(path: "/hold" | "/release" | "/known"): Promise<number> {
  const response = await HASH.fetch(new URL(path, DERIVE_URL), { method: "POST" });
  return Number(await response.text());
}

/** No password is hashed until `resume()`. */
export async function pausedHashing() {
  await control("/hold");
  return { resume: () => control("/release") };
}

/** Unknown visitors have every place of the hash Worker that they may have, and nothing moves until `empty()`. */
export async function aFullQueue() {
  await control("/hold");
  const waiting = Array.from({ length: SLOTS - RESERVED_SLOTS }, () => ask(unknown));
  while ((await ask(unknown)) !== 429);
  const before = await control("/known");
  return {
    /** Returns when so many orders of known devices wait in places of their own. */
    async knownWait(count: number) {
      while ((await control("/known")) < before + count);
    },
    /** Hashes everything in the queue. */
    async empty() {
      await control("/release");
      await Promise.all(waiting);
    },
  };
}
