import type { BufferedRequest } from "../../../workers/web/passwords/buffered-request.ts";

/** A request with its body in memory, as the web Worker takes it in. */
export async function buffered(request: Request): Promise<BufferedRequest> {
  return request.body ? { request, body: new Uint8Array(await request.arrayBuffer()) } : { request };
}
