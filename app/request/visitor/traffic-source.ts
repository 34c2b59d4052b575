/** Spec §3, traffic source: what a link may say about where its visitor comes from. */
const NAMES = ["network", "ref", "sub1", "sub2", "sub3"] as const;
const MAX_LENGTH = 64;

/** The traffic source in a URL, if there is one. */
export function trafficSourceIn(url: URL): Record<string, string> | undefined {
  const found = NAMES.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value.slice(0, MAX_LENGTH)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const TRACKING = /^(network|ref|sub[123]|utm_\w+|gclid|fbclid|msclkid)$/;

/** Is this part of a query about where the visitor comes from? Traffic sources and click ids change nothing on a page. */
export function isTracking(parameter: string): boolean {
  return TRACKING.test(parameter);
}
