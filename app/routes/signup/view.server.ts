import { utcDay } from "../../domain/locale/day.ts";
import type { Locale } from "../../contract/scalars.ts";
import type { Region } from "../../contract/site.ts";
import type { Constraints } from "../../domain/form.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { likelyAddress } from "../../domain/account/likely-address.ts";
import { signupsOpen } from "../../domain/account/signup.ts";
import { type Niche, nicheOf } from "../../domain/site/niches.ts";
import { servedCountries } from "../../domain/site/site-country.ts";
import { type Context, knownCountryOf, localeOf, settingsOf, trafficSourceOf } from "../../request/context.server.ts";
import { regionsOf } from "../../request/site/kept-lists.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import type { DraftValues } from "../../request/drafts/draft-storage.server.ts";
import { NAME_STEP, PLACE_STEP, type Step } from "../../domain/account/signup-steps.ts";
import { draftFor } from "./draft.server.ts";
import type { SignupEntry } from "./signup-entry.ts";
import { messageForm, type Rules, stepForm } from "./signup.form.ts";
import { findDraftTarget, findTarget, type Target } from "./target/target.server.ts";
import { doubtAbout } from "../../page-parts/known-town/known-town.ts";
import { suggestedTowns } from "../../page-parts/known-town/towns.ts";

/** What one step shows. */
export interface SignupView {
  step: Step;
  /** The path of the steps (signup-entry.ts). */
  base: string;
  /** For whom somebody came. */
  target?: Target;
  /** The draft holds answers. */
  begun: boolean;
  credits: Credits;
  site: string;
  /** What the site is about, which says something of whoever joins it. */
  niche: Niche;
  locale: Locale;
  /** What is kept so far, and the visitor's own country, if known, where none is chosen yet. */
  values: DraftValues;
  countries: { value: string; label: string }[];
  /** Of the step's fields. */
  constraint: Constraints;
  regions: string[];
  towns: string[];
}

/** What a message costs, and what somebody new gets to begin with. */
export interface Credits {
  message: number;
  gift: number;
}

/** Does this site take a sign-up from this visitor? Spec §5. */
export function isOpen(context: Context): boolean {
  return signupsOpen(settingsOf(context).signups, trafficSourceOf(context) !== undefined);
}

export function creditsOf(context: Context): Credits {
  const { message_credits: message, signup_credits: gift } = settingsOf(context);
  return { message, gift };
}

/** The rules of this site today. */
export function rulesFor(context: Context): Rules {
  const settings = settingsOf(context);
  const today = utcDay(context.get(platformContext).clock.now());
  const { message_length: messageLength, name: site } = settings;
  return { today, countries: servedCountries(settings), messageLength, site };
}

/** The regions of the chosen country; one that the site does not serve, or that the API knows no regions of, has none. */
export async function offeredRegions(country: string | undefined, context: Context): Promise<Region[]> {
  if (!country || !rulesFor(context).countries.includes(country)) return [];
  return regionsOf(country, context);
}

/** Everything that one step needs to be shown; the answers of the step `mends` are those that were probably meant. The card and the regions are asked for at once (measures P11). */
export async function viewOf(
  { step, answers, mends }: { step: Step; answers?: DraftValues; mends?: Step },
  entry: SignupEntry,
  context: Context,
): Promise<SignupView> {
  const typed = answers ?? (await draftFor(entry, context));
  const rules = rulesFor(context);
  const { countries } = rules;
  const locale = localeOf(context);
  const country = chosenCountry(typed, context);
  const [regions, target] = await Promise.all([
    step === PLACE_STEP ? offeredRegions(country, context) : [],
    entry.target ? findTarget(entry.target, context) : findDraftTarget(typed.target, context),
  ]);
  const draft: DraftValues = { ...typed, country, ...(mends !== undefined && meantBy(typed, mends, regions)) };
  return {
    step,
    base: entry.base,
    target,
    begun: hasAnswers(draft),
    credits: creditsOf(context),
    site: settingsOf(context).name,
    niche: nicheOf(settingsOf(context)),
    locale,
    values: draft,
    countries: countries
      .map((code) => ({ value: code, label: formatCountry(code, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
    constraint: constraintsOf(step === "message" ? messageForm(rules.messageLength) : stepForm(step, rules)),
    ...placesOf(regions, draft.region, locale),
  };
}

/** The one in the draft, else where the visitor is, if that is known and the site serves it. */
function chosenCountry(draft: DraftValues, context: Context): string {
  const here = knownCountryOf(context);
  return draft.country || (here && rulesFor(context).countries.includes(here) ? here : "");
}

/** What a step's answers were probably meant to be, where they may have a slip (`ask-once.server.ts`). */
function meantBy(typed: DraftValues, step: Step, regions: Region[]): Partial<DraftValues> {
  const { email = "", region = "", city = "" } = typed;
  if (step === NAME_STEP) return { email: likelyAddress(email) ?? email };
  return step === PLACE_STEP ? { ...doubtAbout({ region, city }, regions)?.meant } : {};
}

/** Regions to choose from and towns to suggest. */
function placesOf(regions: Region[], region: string | undefined, locale: Locale) {
  return {
    regions: regions.map(({ name }) => name).sort((a, b) => a.localeCompare(b, locale)),
    towns: suggestedTowns(regions, region),
  };
}

/** Something was filled in already, on this visit or an earlier one. */
function hasAnswers(draft: DraftValues): boolean {
  return ["gender", "date_of_birth", "city", "name", "email", "signup_message"].some((name) => draft[name]);
}
