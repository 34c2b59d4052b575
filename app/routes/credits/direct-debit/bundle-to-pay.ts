import { codeIn, forQuery, undeliveredTo } from "../order-address.ts";

/** Names the bundle that somebody wants to pay by direct debit, on the way there and back. */
const BUNDLE = "bundle";

/** The order that an address names: its bundle, if any, and as a query where its credits are wanted and its discount code. */
export interface OrderToPay {
  bundle: string | undefined;
  back: string;
}

/** What an address of the page says of the order that waits for a mandate. */
export function orderToPay(url: URL): OrderToPay {
  const id = url.searchParams.get(BUNDLE) ?? "";
  return { bundle: /^[\w-]{1,64}$/.test(id) ? id : undefined, back: forQuery(undeliveredTo(url), codeIn(url)) };
}

/** The page's address, for an order; `rest`: more of its query. */
export function directDebitPath({ bundle, back }: OrderToPay, rest: Record<string, string> = {}): string {
  const query = new URLSearchParams(back);
  if (bundle !== undefined) query.set(BUNDLE, bundle);
  for (const [name, value] of Object.entries(rest)) query.set(name, value);
  return query.size === 0 ? "/directdebit" : `/directdebit?${query}`;
}
