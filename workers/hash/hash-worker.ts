import { readOrder, type DerivedKey } from "./derive-order.ts";
import { createQueue } from "./queue.ts";
import { deriveKey } from "./scrypt.ts";

/** More than the two seconds after which a caller would try again by itself: who is refused here decides alone. */
const RETRY_SECONDS = 3;

/** A hash Worker with a queue of its own. */
export function createHashWorker(derive = deriveKey) {
  const queue = createQueue({ yieldToEvents: () => new Promise((resolve) => setTimeout(resolve, 0)), now: Date.now });
  return {
    async fetch(
      request: Request,
      _env: unknown,
      context: { waitUntil(work: Promise<unknown>): void },
    ): Promise<Response> {
      if (request.method === "GET") return new Response("ok\n");
      const order = readOrder(await request.json().catch(() => undefined));
      if (!order) return new Response("no order\n", { status: 400 });
      const work = queue.run(() => derive(order), order.known);
      // A caller that goes away takes its turn all the same, and so gives it on.
      context.waitUntil(work);
      const key = await work;
      if (key === undefined) return refused();
      return Response.json({ key } satisfies DerivedKey, { headers: { "Cache-Control": "no-store" } });
    },
  };
}

function refused(): Response {
  return new Response("too many wait\n", { status: 429, headers: { "Retry-After": String(RETRY_SECONDS) } });
}
