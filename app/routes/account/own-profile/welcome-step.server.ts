import { welcomeHref, welcomeSteps } from "../../../page-parts/welcome-steps.ts";
import { type Context, settingsOf } from "../../../request/context.server.ts";
import type { ProfileCard } from "./cards.ts";

/** Where somebody is in the first steps of a new member, and where the next one is, or else people are. */
export interface WelcomeStep {
  number: number;
  of: number;
  next: string;
}

/** `?welcome=1`: the card is one of the first steps. */
export function welcomeStepOf(card: ProfileCard, url: URL, context: Context): WelcomeStep | undefined {
  if (!url.searchParams.has("welcome")) return undefined;
  const steps = welcomeSteps(settingsOf(context));
  const at = steps.findIndex((step) => step === card);
  if (at < 0) return undefined;
  const next = steps[at + 1];
  return { number: at + 1, of: steps.length, next: next ? welcomeHref(next) : "/members" };
}
