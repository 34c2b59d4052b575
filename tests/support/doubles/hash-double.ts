import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createHashWorker } from "../../../workers/hash/hash-worker.ts";
import { DERIVE_URL, type DeriveOrder } from "../../../workers/hash/derive-order.ts";
import { deriveKey } from "../../../workers/hash/scrypt.ts";

/**
 * The hash Worker's own code, in Node: it hashes beside the tests, and what it refuses is refused as on a site. Tests may
 * stop it (`/hold`), let it go on (`/release`), and ask how many orders of known devices came (`/known`).
 */
function hashDouble() {
  let paused: Promise<void> | undefined;
  let release: (() => void) | undefined;
  let known = 0;
  const worker = createHashWorker(async (order: DeriveOrder) => {
    await paused;
    return deriveKey(order);
  });
  const controls: Record<string, () => void> = {
    "/hold": () => (paused = new Promise((resolve) => (release = resolve))),
    "/release": () => release?.(),
    "/known": () => undefined,
  };
  return async (path: string, body: string): Promise<Response> => {
    const control = controls[path];
    if (control) control();
    if (control) return new Response(String(known));
    if ((JSON.parse(body) as DeriveOrder).known) known += 1;
    return worker.fetch(new Request(DERIVE_URL, { method: "POST", body }), {}, { waitUntil: () => undefined });
  };
}

/** One for each runtime that tests run in: what one file does to the queue, no other one sees. */
const doubles = new WeakMap<object, ReturnType<typeof hashDouble>>();

/** For miniflare: the service that stands behind the binding `HASH`. */
export async function hashService(request: IncomingMessage, response: ServerResponse, runtime: object): Promise<void> {
  const double = doubles.get(runtime) ?? hashDouble();
  doubles.set(runtime, double);
  const { pathname } = new URL(request.url ?? "/", DERIVE_URL);
  const answer = await double(pathname, await text(request));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
