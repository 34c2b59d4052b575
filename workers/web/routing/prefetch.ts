/**
 * Does a browser fetch a page's data ahead, because somebody may be about to follow a link? That must change nothing: no
 * message is read by it, no flash message taken, no search counted (decision 0156).
 */
export function isDataPrefetch({ method, headers }: Pick<Request, "method" | "headers">, pathname: string): boolean {
  // Before they agreed on the first, Chrome sent the second and Firefox the third.
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? headers.get("X-Moz") ?? "";
  return method === "GET" && pathname.endsWith(".data") && /\bprefetch\b/.test(purpose);
}

/** Nothing to keep: the browser asks again when the link is followed. Our pages' data is `no-store`, so it would anyway. */
export function nothingAhead(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
