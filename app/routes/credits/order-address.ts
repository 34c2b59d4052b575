/** Names the member whose conversation has a message that waits for credits; it goes along from the chat to the result. */
export const FOR = "for";

/** As much as any id is long. */
const LONGEST_ID = 64;

/** The member whom an address names, if any. */
export function undeliveredTo({ searchParams }: URL): string | undefined {
  const id = searchParams.get(FOR);
  return id && id.length <= LONGEST_ID ? id : undefined;
}

/** A discount code, in the address from `/credits` to the payment; also in links that members are given. */
export const CODE = "code";

/** The code that an address names, if any. */
export function codeIn({ searchParams }: URL): string | undefined {
  const code = searchParams.get(CODE)?.trim();
  return code && code.length <= LONGEST_ID ? code : undefined;
}

/** What to add to a path, so that the way leads back to their conversation, and with the discount code. */
export function forQuery(id: string | undefined, code?: string): string {
  const query = new URLSearchParams({ ...(id !== undefined && { [FOR]: id }), ...(code && { [CODE]: code }) });
  return query.size === 0 ? "" : `?${query}`;
}
