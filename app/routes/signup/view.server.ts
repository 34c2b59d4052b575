import type { Locale } from "../../contract/scalars.ts";
import { listRegions } from "../../contract/site.ts";
import { birthDays, MAX_AGE, MIN_AGE } from "../../domain/age.ts";
import { formatCountry } from "../../domain/format.ts";
import { countries as allCountries } from "../../domain/languages.ts";
import { signupsOpen } from "../../domain/signup.ts";
import { apiOf, type Context, localeOf, settingsOf, trafficSourceOf, visitorOf } from "../../request/context.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import type { Rules } from "./signup.form.ts";
import { suggestedTowns } from "./towns.ts";

/** What one step shows. */
export interface SignupView {
  step: number;
  site: string;
  locale: Locale;
  /** What is kept so far, and the visitor's own country where none is chosen yet. */
  values: Record<string, string>;
  countries: { value: string; label: string }[];
  /** `YYYY-MM-DD`, the days between which somebody may be born. */
  born: { from: string; until: string };
  regions: string[];
  towns: string[];
}

interface Region {
  name: string;
  cities: string[];
}

/** Does this site take a sign-up from this visitor? Spec §5. */
export function isOpen(context: Context): boolean {
  return signupsOpen(settingsOf(context).signups, trafficSourceOf(context) !== undefined);
}

/** The rules of this site today. */
export function rulesFor(context: Context): Rules {
  const own = settingsOf(context).countries;
  const today = new Date(context.get(platformContext).clock.now()).toISOString().slice(0, 10);
  return { today, countries: own.length > 0 ? own : allCountries };
}

/** The regions of the chosen country; a country that the API knows no regions of has none. */
export async function regionsOf(country: string | undefined, context: Context): Promise<Region[]> {
  if (!country) return [];
  const { regions } = await apiOf(context).need(listRegions, { country });
  return regions;
}

/** Everything that one step needs to be shown. */
export async function viewOf(step: number, draft: Record<string, string>, context: Context): Promise<SignupView> {
  const { today, countries } = rulesFor(context);
  const locale = localeOf(context);
  const regions = step === 2 ? await regionsOf(draft.country, context) : [];
  const here = visitorOf(context).country;
  const country = draft.country || (countries.includes(here) ? here : "");
  return {
    step,
    site: settingsOf(context).name,
    locale,
    values: { ...draft, country },
    countries: countries
      .map((code) => ({ value: code, label: formatCountry(code, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
    born: birthDays({ min: MIN_AGE, max: MAX_AGE, today }),
    regions: regions.map(({ name }) => name).sort((a, b) => a.localeCompare(b, locale)),
    towns: suggestedTowns(regions, draft.region),
  };
}
