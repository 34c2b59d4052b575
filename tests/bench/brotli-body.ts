import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Asked } from "./load.ts";

/** A page's compressed body. It is requested twice; throws when the second answer is not from the cache. */
export async function brotliBody(asked: Asked): Promise<Uint8Array> {
  await answer(asked);
  const { headers, body } = await answer(asked);
  if (headers["x-cache"] !== "hit" || headers["content-encoding"] !== "br") {
    throw new Error(`${asked.url} does not come from the cache as brotli.`);
  }
  return body;
}

async function answer({ url, headers }: Asked) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers: { ...headers } }, resolve).on("error", reject);
  });
  return { headers: response.headers, body: await buffer(response) };
}
