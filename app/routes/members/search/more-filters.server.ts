import { profileValues } from "../../../contract/people/profile-values.ts";
import { SEARCH_TEXT_MAX, searchDistances, searchSorts } from "../../../contract/people/search-values.ts";
import type { Region, Settings } from "../../../contract/site.ts";
import { offersSearch, searchFieldNames } from "../../../domain/offered-search.ts";
import { suggestedTowns } from "../../../page-parts/known-town/towns.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { encodeCountries, type MoreFilter, type SearchPageData } from "./search-page-data.ts";
import { searchForms } from "./search.form.ts";
import type { DoneSearch } from "./search-query.ts";

interface Shown {
  search: DoneSearch;
  settings: Settings;
  /** Of the country that is searched; only an open panel has them. */
  regions: readonly Region[];
  open: boolean;
  t: Translate;
}

type PanelData = Pick<SearchPageData, "countries" | "constraint" | "filters" | "hidden" | "open">;

/** What the panel of a search is made of. */
export function panelOf(shown: Shown): PanelData {
  const { settings, open } = shown;
  return {
    countries: encodeCountries(settings.countries),
    constraint: constraintsOf(searchForms(settings.countries).search),
    filters: moreFilters(shown),
    hidden: hiddenFields(settings),
    open,
  };
}

/**
 * The filters that only an open panel has, or one in which they are used, with their words: a page has no room for all of them (P3), and a
 * browser's scripts none for their texts (P7).
 */
function moreFilters({ search, settings, regions, open, t }: Shown): MoreFilter[] {
  const all: MoreFilter[] = [
    {
      name: "sort",
      label: t("search:filters.sort"),
      options: searchSorts.slice(1).map((value) => [value, t(`search:filters.sorts.${value}`)]),
      any: t("search:filters.sorts.recommended"),
    },
    {
      name: "distance",
      label: t("search:filters.distance"),
      options: searchDistances.map((km) => [String(km), t("search:filters.km", { km })]),
      any: t("search:filters.any_distance"),
    },
    {
      name: "place",
      label: t("search:filters.place"),
      hint: t("search:filters.place_hint"),
      list: suggestedTowns(regions, search.countryregion),
    },
    ...(["relationship_status", "reason"] as const).map((name) => ({
      name,
      label: t(`attributes:facts.${name}`),
      options: profileValues[name].map((value): [string, string] => [
        value,
        t(`attributes:values.${name}.${value}` as "attributes:values.reason.love"),
      ]),
      any: t("search:filters.any"),
    })),
    { name: "text", label: t("search:filters.text"), hint: t("search:filters.text_hint"), most: SEARCH_TEXT_MAX },
  ];
  return all
    .filter(({ name }) => offersSearch(settings, name) && (open || name === "sort" || search[name] !== undefined))
    .map((filter) => ({ ...filter, value: search[filter.name]?.toString() }));
}

/** Each of them that is on, in words, as `[name, words]`; the order of results narrows nothing. */
export function moreChips({ search, t }: Pick<Shown, "search" | "t">): [string, string][] {
  const { distance: km, place, relationship_status, reason, text } = search;
  const chips: [string, string | undefined | false][] = [
    [
      "distance",
      km !== undefined && (place ? t("search:filters.within_of", { km, place }) : t("search:filters.within", { km })),
    ],
    ["relationship_status", relationship_status && t(`attributes:values.relationship_status.${relationship_status}`)],
    ["reason", reason && t(`attributes:values.reason.${reason}`)],
    ["text", text && t("search:filters.about", { text })],
  ];
  return chips.flatMap(([name, words]) => (words ? [[name, words] as [string, string]] : []));
}

/** What the search's button shows: so many people, where it is known how many; else only that it shows them. */
export function showLabel(
  { count, more, gender }: { count: number; more?: boolean | undefined; gender?: string | undefined },
  t: Translate,
): string {
  return count > 0 && !more ? t("search:filters.show", { count, context: gender }) : t("search:filters.show_members");
}

/** Those of the panel's first filters that the site does not offer. */
function hiddenFields(settings: Settings): string[] | undefined {
  const hidden = searchFieldNames.filter((name) => !offersSearch(settings, name));
  return hidden.length > 0 ? hidden : undefined;
}
