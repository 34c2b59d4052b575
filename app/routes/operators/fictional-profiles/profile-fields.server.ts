import { profileFacts } from "../../../contract/people/profile-values.ts";
import { CITY_MAX } from "../../../domain/account/limits.ts";
import { isAsked } from "../../../domain/account/visible-profile.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { countries } from "../../../domain/locale/languages.ts";
import { groupInterests } from "../../../domain/account/interest-groups.ts";
import { suggestedTowns } from "../../../page-parts/known-town/towns.ts";
import { type Context, localeOf, settingsOf, visitorOf } from "../../../request/context.server.ts";
import { interestsOf, regionsOf } from "../../../request/site/kept-lists.server.ts";

/** What the site asks of profiles (spec §3, visible_profile_fields and visible_profile_notes). */
export function askedOf(context: Context) {
  const settings = settingsOf(context);
  return {
    facts: profileFacts.filter((fact) => isAsked(settings, fact)),
    interests: isAsked(settings, "interests"),
    about: isAsked(settings, "about"),
  };
}

/** What was filled in, without what only the form asks, and what the site does not ask: such a field is refused. */
export function askedValues<Values extends { known: string; about: string; interests: string[] }>(
  { known: _known, about, interests, ...values }: Values,
  asked: ReturnType<typeof askedOf>,
) {
  return { ...values, ...(asked.about && { about }), ...(asked.interests && { interests }) };
}

/** What the form's lists offer; `?country=` looks at another country's regions, else they are those of `own`, or of where the operator is. */
export async function fieldsFor(
  context: Context,
  { url, own }: { url: URL; own?: { country?: string | null; region?: string | null } },
) {
  const locale = localeOf(context);
  const { countries: served } = settingsOf(context);
  const offered = served.length > 0 ? served : countries;
  const asked = url.searchParams.get("country")?.slice(0, CITY_MAX);
  const country = offered.find((code) => code === asked) ?? own?.country ?? visitorOf(context).country;
  const [regions, interests] = await Promise.all([regionsOf(country, context), interestsOf(context)]);
  const named = offered.map((value) => ({ value, label: formatCountry(value, locale) }));
  return {
    ...askedOf(context),
    country,
    countries: named.sort((one, other) => one.label.localeCompare(other.label, locale)),
    regions: regions.map(({ name }) => name),
    towns: suggestedTowns(regions, own?.region ?? undefined),
    groups: groupInterests(interests, settingsOf(context)),
  };
}

export type ProfileFieldsData = Awaited<ReturnType<typeof fieldsFor>>;
