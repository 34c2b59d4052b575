/** Names that lead to the own house. */
const PRIVATE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)$/;

/**
 * May we call this address? A browser hands it to us, so anybody could hand us any: it is https, at the usual port, of
 * a host with a public name. A name that leads inwards all the same fails at its certificate. Decision 0070.
 */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.protocol !== "https:" || url.port || url.username || url.password) return false;
  const host = url.hostname.replace(/\.$/, "");
  return host.includes(".") && !/^[\d.]+$/.test(host) && !host.startsWith("[") && !PRIVATE.test(host);
}
