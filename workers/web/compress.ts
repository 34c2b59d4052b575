import { brotliCompressSync, constants } from "node:zlib";

const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** May this answer travel compressed to this browser? On the edge Cloudflare does it after us. */
export function compresses(request: Request, response: Response): boolean {
  if (request.method === "HEAD" || !response.body || response.headers.has("Content-Encoding")) return false;
  if (!acceptsBrotli(request)) return false;
  return TEXT.test(response.headers.get("Content-Type") ?? "");
}

export function acceptsBrotli(request: Request): boolean {
  return /\bbr\b/.test(request.headers.get("Accept-Encoding") ?? "");
}

/** For pages that are kept: once, and thoroughly. */
export function compressed(text: string): Uint8Array<ArrayBuffer> {
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  return new Uint8Array(bytes);
}
