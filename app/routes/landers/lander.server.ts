import { signupsOpen } from "../../domain/account/signup.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { type About, aboutOf } from "../../page-parts/words/topics.ts";
import { whoForm } from "../../page-parts/form-rules/who.form.ts";
import type { Constraints } from "../../domain/form.ts";
import { type Context, knownCountryOf, localeOf, settingsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { failure } from "../../request/pages/failure.server.ts";

/** What every lander is made from: the same for every visitor from one country, so that the edge can keep it. */
export interface LanderData extends About {
  /** Where it is known. */
  country: string | undefined;
  countryName: string | undefined;
  /** Of the start form; undefined: the site takes nobody, and there is none. Who needs a traffic source may have one, which no key of the cache knows. */
  constraint: Constraints | undefined;
}

/** The loader of a lander. A slug that nobody knows is no page. */
export function loader({ context, params }: { context: Readonly<Context>; params: { slug?: string } }): LanderData {
  const about = aboutOf(params.slug, settingsOf(context));
  if (!about) throw failure({ error: "not_found" });
  const country = knownCountryOf(context);
  return {
    ...about,
    country,
    countryName: country && formatCountry(country, localeOf(context)),
    constraint: signupsOpen(settingsOf(context).signups, true) ? constraintsOf(whoForm) : undefined,
  };
}
