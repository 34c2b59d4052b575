const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Did another site cause this unsafe request? The browser says where it comes from in `Origin` and `Sec-Fetch-Site`.
 * Phones too old for either still say it in `Referer`; who says nothing at all is let in, because no browser sends a
 * form to another site so silently, and our cookies are `SameSite=Lax` (decision 0014).
 */
export function isCrossSite({ method, headers }: Pick<Request, "method" | "headers">, origin: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const from = headers.get("Origin");
  if (site !== null && (from === null || from === "null")) return false;
  const sender = from ?? headers.get("Referer");
  return sender !== null && hostOf(sender) !== hostOf(origin);
}

/** Hosts, not origins: behind a proxy that ends TLS we see http where the browser sees https. */
function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}
