import { findMembers } from "../../../contract/operators/operator-members.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { countries } from "../../../domain/locale/languages.ts";
import { apiOf, type Context, localeOf, settingsOf, textsOf, visitorOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readQuery } from "../../../request/forms/query.server.ts";
import { foundView } from "./found-view.ts";
import { searchForm } from "./members.form.ts";

/**
 * What the page of a search shows: whom the query of its address finds, and the form to look for somebody else. It begins in the
 * country `from` where that is known and one of the site's, else where the operator is.
 */
export async function membersFoundBy(url: URL, context: Context, from?: string | null) {
  const locale = localeOf(context);
  const { countries: served, cdn_prefix: prefix } = settingsOf(context);
  const offered = served.length > 0 ? served : countries;
  const asked = readQuery(url.searchParams, searchForm, context);
  const begins = offered.find((code) => code === from) ?? visitorOf(context).country;
  const country = (asked.status === "success" && asked.value.country) || begins;
  const q = asked.status === "success" ? asked.value.q : undefined;
  const found = q === undefined ? undefined : await apiOf(context).callOrThrow(findMembers, { q, country });
  return {
    q,
    country,
    inCountry: formatCountry(country, locale),
    countries: offered.map((code) => ({ value: code, label: formatCountry(code, locale) })),
    found: found?.members.map((one) => foundView(one, { prefix, locale, t: textsOf(context) })),
    constraint: constraintsOf(searchForm),
  };
}

export type MembersFound = Awaited<ReturnType<typeof membersFoundBy>>;
