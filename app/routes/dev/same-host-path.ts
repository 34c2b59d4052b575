/** The path of an address on our own host, so that a payment never leads to another site. */
export function sameHostPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin);
  // Hosts, not origins: behind a proxy that ends TLS we see http where the browser sees https.
  if (!url || url.host !== URL.parse(origin)?.host || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname.startsWith("//") ? undefined : url.pathname + url.search;
}
