import { profileFields, profileNotes } from "../../../../../app/contract/people/profile-values.ts";
import type { Settings } from "../../../../../app/contract/site.ts";
import { isAsked } from "../../../../../app/domain/account/visible-profile.ts";
import { interestsOf } from "../../../interests.ts";
import type { ProfileRules } from "./profile-problems.ts";

/** What the site's settings say of profiles. */
export function profileRules(settings: Settings): ProfileRules {
  const hidden = [...profileFields, ...profileNotes].filter((name) => !isAsked(settings, name));
  return { site: settings.name, countries: settings.countries, hidden, interests: interestsOf(settings) };
}
