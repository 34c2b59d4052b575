/** Names the bundle that somebody wants to pay by direct debit, on the way there and back. */
const BUNDLE = "bundle";

/** The bundle that an address names, if any. */
export function bundleToPay({ searchParams }: URL): string | undefined {
  const id = searchParams.get(BUNDLE) ?? "";
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/** The page's address, for a bundle; `rest`: more of its query. */
export function directDebitPath(bundle: string | undefined, rest: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(bundle !== undefined && { [BUNDLE]: bundle }), ...rest });
  return query.size === 0 ? "/directdebit" : `/directdebit?${query}`;
}
