/**
 * Names the member to whom something waits for credits: a message (their id) or a gift (`<id>/gift`). It goes along from the page
 * where that was written to the result.
 */
export const FOR = "for";

/** As much as any is long. */
const LONGEST = 72;

const GIFT = "/gift";

/** What waits, if an address names it. */
export function waitingFor({ searchParams }: URL): string | undefined {
  const waiting = searchParams.get(FOR);
  return waiting && waiting.length <= LONGEST ? waiting : undefined;
}

/** What to add to a path, so that the way leads back to it. */
export function forQuery(waiting: string | undefined): string {
  return waiting === undefined ? "" : `?${new URLSearchParams({ [FOR]: waiting })}`;
}

/** To whom it waits, and the page where it stands. */
export function waitingPage(waiting: string) {
  const isGift = waiting.endsWith(GIFT);
  const member = isGift ? waiting.slice(0, -GIFT.length) : waiting;
  return { isGift, member, href: `/members/${encodeURIComponent(member)}/${isGift ? "gift" : "chat#newest"}` };
}
