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

/** Does the query say anything that may change the page? Traffic sources and click ids do not. */
export function hasOnlyTracking(url: URL): boolean {
  const ignored = /^(network|ref|sub[123]|utm_\w+|gclid|fbclid|msclkid)$/;
  return [...url.searchParams.keys()].every((name) => ignored.test(name));
}
