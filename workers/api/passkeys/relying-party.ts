/** Whom a passkey is made for (WebAuthn): the host of the site, and the one origin that may ask for it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * By the site's own address (`PUBLIC_ORIGIN`), never by what a request says. Undefined where browsers know no
 * passkeys: at an IP address, and without TLS anywhere but on localhost. Decision 0069.
 */
export function relyingPartyOf(publicOrigin: string): RelyingParty | undefined {
  const url = URL.parse(publicOrigin);
  if (!url) return undefined;
  const { hostname: id, origin, protocol } = url;
  const numeric = /^[\d.]+$|^\[/.test(id);
  const secure = protocol === "https:" || id === "localhost" || id.endsWith(".localhost");
  return secure && !numeric ? { id, origin } : undefined;
}
