/**
 * Where the payer goes on: a page of our own (the test provider's) as a path, or the provider's page over https.
 * Anything else is no answer that we would send a person to.
 */
export function checkoutUrl(text: string | null | undefined, origin: string): string | undefined {
  const url = text ? URL.parse(text, origin) : null;
  if (!url) return undefined;
  if (url.origin === origin) return url.pathname + url.search;
  return url.protocol === "https:" ? url.href : undefined;
}
