import type { OwnProfile } from "../../../../contract/people/own-profile.ts";
import type { Asked } from "../asked-cards.server.ts";
import type { ProfileCard } from "../cards.ts";

/** So many interests say something about somebody. */
const SOME_INTERESTS = 3;

/** How much of a profile is told, and the card with the next small step. */
export interface Completeness {
  done: number;
  all: number;
  next?: Extract<ProfileCard, "about" | "interests" | "facts"> | "photo";
}

/**
 * Everything that the site asks counts once, what is easiest to talk about first; a photo where members can have one. Whom
 * they look for does not count: ages and regions are as well left open.
 */
export function completenessOf(
  profile: OwnProfile,
  { cards, facts }: Pick<Asked, "cards" | "facts">,
  photo?: "there" | "missing",
): Completeness {
  const { about, interests } = profile;
  const steps = [
    { card: "about", done: Boolean(about || profile.about_held) },
    { card: "interests", done: (interests?.length ?? 0) >= SOME_INTERESTS },
    ...facts.map((fact) => ({ card: "facts" as const, done: Boolean(profile[fact]) })),
  ] as const;
  const asked = [
    ...(photo ? [{ card: "photo" as const, done: photo === "there" }] : []),
    ...steps.filter(({ card }) => cards.includes(card)),
  ];
  const next = asked.find(({ done }) => !done)?.card;
  return { done: asked.filter(({ done }) => done).length, all: asked.length, ...(next && { next }) };
}
