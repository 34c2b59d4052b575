import { type Context, settingsOf } from "../../request/context.server.ts";
import { welcomeHref, welcomeSteps } from "./welcome-steps.ts";

/** Where somebody is in the first steps of a new member, and where the next one is, or else people are. */
export interface WelcomeStep {
  number: number;
  of: number;
  next: string;
}

/** `?welcome=1`: the page of `name` is one of the first steps, if it is one at all. */
export function welcomeStepOf(name: string, url: URL, context: Context): WelcomeStep | undefined {
  if (!url.searchParams.has("welcome")) return undefined;
  const steps = welcomeSteps(settingsOf(context));
  const at = steps.findIndex((step) => step === name);
  if (at < 0) return undefined;
  const next = steps[at + 1];
  return { number: at + 1, of: steps.length, next: next ? welcomeHref(next) : "/members" };
}
