import type { SiteVariables } from "../../env.ts";

/**
 * May the provider send the member back to this address? Only to ourselves: a payment page leads nobody elsewhere.
 * Hosts count, not origins: behind a proxy that ends TLS we see http where the browser sees https.
 */
export function isReturnUrl(address: string, env: SiteVariables): boolean {
  const { host, hostname, protocol } = new URL(address);
  if (host === new URL(env.PUBLIC_ORIGIN).host && /^https?:$/.test(protocol)) return true;
  // A demonstration is looked at under any port and name of this machine.
  return env.SITE_MODE === "demo" && protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
