/** Names the member whose conversation has a message that waits for credits; it goes along from the chat to the result. */
export const FOR = "for";

/** As much as any id is long. */
const LONGEST_ID = 64;

/** The member whom an address names, if any. */
export function undeliveredTo({ searchParams }: URL): string | undefined {
  const id = searchParams.get(FOR);
  return id && id.length <= LONGEST_ID ? id : undefined;
}

/** What to add to a path, so that the way leads back to their conversation. */
export function forQuery(id: string | undefined): string {
  return id === undefined ? "" : `?${new URLSearchParams({ [FOR]: id })}`;
}
