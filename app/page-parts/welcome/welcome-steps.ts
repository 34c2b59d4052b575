import type { Settings } from "../../contract/site.ts";
import { isAsked } from "../../domain/account/visible-profile.ts";

/** What a new member is asked for, a page each. */
const steps = ["photos", "about", "interests"] as const;

export type WelcomeStepName = (typeof steps)[number];

/** Those of them that the site asks; none is a must. */
export function welcomeSteps(settings: Partial<Settings>): WelcomeStepName[] {
  return steps.filter((step) => step === "photos" || isAsked(settings, step));
}

/** The page of a step: a part of the own profile that leads on to the next step. */
export function welcomeHref(step: string): string {
  return `/profile/${step}?welcome=1`;
}
