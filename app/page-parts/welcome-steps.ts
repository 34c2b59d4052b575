import type { Settings } from "../contract/site.ts";
import { isAsked } from "../domain/account/visible-profile.ts";

/** What a new member is asked for, a page each; a photo comes first once members can upload one (live-features.ts). */
const steps = ["about", "interests"] as const;

/** Those of them that the site asks; none is a must. */
export function welcomeSteps(settings: Partial<Settings>): (typeof steps)[number][] {
  return steps.filter((step) => isAsked(settings, step));
}

/** The page of a step: a card of the own profile that leads on to the next step. */
export function welcomeHref(step: string): string {
  return `/profile/${step}?welcome=1`;
}
