const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Did another site cause this unsafe request? The browser says where it comes from in `Origin` and `Sec-Fetch-Site`; a
 * request without both is no browser's of this decade and is refused too (measures, Access).
 */
export function isForeign({ method, headers }: Pick<Request, "method" | "headers">, origin: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const from = headers.get("Origin");
  if (from !== null && from !== "null") return hostOf(from) !== hostOf(origin);
  return site === null;
}

/** Hosts, not origins: behind a proxy that ends TLS we see http where the browser sees https. */
function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}
