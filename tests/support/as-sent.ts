import type { Sent } from "../../workers/web/sent.ts";

/** A request with its body in memory, as the web Worker takes it in. */
export async function asSent(request: Request): Promise<Sent> {
  return request.body ? { request, body: new Uint8Array(await request.arrayBuffer()) } : { request };
}
