import Negotiator from "negotiator";
import { brotliCompressSync, constants } from "node:zlib";

const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** May this answer travel compressed to this browser? On the edge Cloudflare does it after us. */
export function compresses(request: Request, response: Response): boolean {
  if (request.method === "HEAD" || response.headers.has("Content-Encoding") || !acceptsBrotli(request)) return false;
  // Asked last: where there is a body this makes a stream of it.
  return TEXT.test(response.headers.get("Content-Type") ?? "") && response.body !== null;
}

/** Browsers send one of a few headers; what others make up is not remembered for long. */
const answers = new Map<string, boolean>();
const MAX_ANSWERS = 50;

/** Does this browser take brotli, and rather than nothing? `br;q=0` is a no. */
export function acceptsBrotli(request: Request): boolean {
  const header = request.headers.get("Accept-Encoding") ?? "";
  const known = answers.get(header);
  if (known !== undefined) return known;
  const accepts = new Negotiator({ headers: { "accept-encoding": header } }).encoding(["br", "identity"]) === "br";
  if (answers.size >= MAX_ANSWERS) answers.clear();
  answers.set(header, accepts);
  return accepts;
}

/** For pages that are kept: once, and thoroughly. */
export function compressed(text: string): Uint8Array<ArrayBuffer> {
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  return new Uint8Array(bytes);
}
