/**
 * Names the member whose conversation has a message that waits for credits, and behind a dot the page that it was written on, if it
 * is not the conversation itself (`photo`, `gift`); it goes along from there to the result.
 */
export const FOR = "for";

/** As much as any id is long. */
const LONGEST_ID = 64;

/** Where the credits that were bought are wanted. */
export interface Wanted {
  /** The other member. */
  id: string;
  page: string | undefined;
}

/** What `undeliveredTo` answered, in its parts. */
export function wantedIn(undelivered: string): Wanted {
  const [id = "", page] = undelivered.split(".", 2);
  return { id, page };
}

/** The member, with the page, that an address names, if any. */
export function undeliveredTo({ searchParams }: URL): string | undefined {
  const id = searchParams.get(FOR);
  return id && id.length <= LONGEST_ID + 8 ? id : undefined;
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
