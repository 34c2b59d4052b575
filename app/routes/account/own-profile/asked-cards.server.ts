import { getOwnProfile, type OwnProfile } from "../../../contract/people/own-profile.ts";
import { profileFacts, type ProfileFact } from "../../../contract/people/profile-values.ts";
import { isAsked } from "../../../domain/account/visible-profile.ts";
import { apiOf, type Context, settingsOf } from "../../../request/context.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { profileCards, type ProfileCard } from "./cards.ts";

/** What the site's settings have members asked (spec §3). */
export interface Asked {
  /** Spec §3: what the site is about. */
  niche: number;
  cards: ProfileCard[];
  facts: ProfileFact[];
}

export function askedOf(context: Context): Asked {
  const settings = settingsOf(context);
  const facts = profileFacts.filter((fact) => isAsked(settings, fact));
  const isShown = (card: ProfileCard) => {
    if (card === "about" || card === "interests") return isAsked(settings, card);
    return card !== "facts" || facts.length > 0;
  };
  return { niche: settings.niche, cards: profileCards.filter(isShown), facts };
}

/** The own profile for the page of a card; one that the site does not have is the 404 page. */
export async function profileFor(card: ProfileCard, context: Context): Promise<OwnProfile> {
  if (!askedOf(context).cards.includes(card)) throw failure({ error: "not_found" });
  return (await apiOf(context).callOrThrow(getOwnProfile)).profile;
}
