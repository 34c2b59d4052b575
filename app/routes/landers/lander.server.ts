import { signupsOpen } from "../../domain/account/signup.ts";
import { servesCountry } from "../../domain/site/site-country.ts";
import { formatCountry } from "../../domain/locale/format.ts";
import { type About, aboutOf } from "../../page-parts/words/topics.ts";
import { whoForm } from "../../page-parts/form-rules/who.form.ts";
import type { Constraints } from "../../domain/form.ts";
import { type Context, knownCountryOf, localeOf, settingsOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { failure } from "../../request/pages/failure.server.ts";

/** What every lander is made from: the same for every visitor from one country, so that the edge can keep it. */
export interface LanderData extends About {
  /** The visitor's, where it is known and the site serves it. */
  country: string | undefined;
  countryName: string | undefined;
  /** Of the start form; undefined: the site takes nobody, and there is none. Where a traffic source is needed there is a form: the cache's key does not say who came from one. */
  constraint: Constraints | undefined;
}

/** The loader of a lander. A slug that nobody knows is no page. */
export function loader({ context, params }: { context: Readonly<Context>; params: { slug?: string } }): LanderData {
  const about = aboutOf(params.slug, settingsOf(context));
  if (!about) throw failure({ error: "not_found" });
  const known = knownCountryOf(context);
  const country = known && servesCountry(settingsOf(context), known) ? known : undefined;
  return {
    ...about,
    country,
    countryName: country && formatCountry(country, localeOf(context)),
    constraint: signupsOpen(settingsOf(context).signups, true) ? constraintsOf(whoForm) : undefined,
  };
}
