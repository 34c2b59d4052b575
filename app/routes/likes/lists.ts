import type { Card } from "../../contract/people/profile.ts";

export const tabs = ["received", "given", "matches"] as const;
export type Tab = (typeof tabs)[number];

/** How many cards a page of likes has; the API answers all of them at once. */
export const LIKES_PER_PAGE = 24;

export type LikedBy = Card & { like_new?: boolean; by_switch?: boolean };

export function isTab(text: string): text is Tab {
  return (tabs as readonly string[]).includes(text);
}

/**
 * The three lists. Received ones come new first, as the API sorts them, and are sorted again for an API that does not
 * (spec §4); a match is in both of the others. Who deleted the account is in none.
 */
export function likeLists({ profiles, liked_by }: Record<"profiles" | "liked_by", LikedBy[]>): Record<Tab, LikedBy[]> {
  const liked = new Set(profiles.map(({ id }) => id));
  const known = liked_by.filter(({ deleted }) => !deleted).map((card) => ({ ...card, liked: liked.has(card.id) }));
  const given = profiles.filter(({ deleted }) => !deleted).map((card) => ({ ...card, liked: true }));
  return {
    received: [...known.filter(({ like_new }) => like_new), ...known.filter(({ like_new }) => !like_new)],
    given,
    matches: known.filter((card) => card.liked),
  };
}
