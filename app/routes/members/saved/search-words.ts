import { searchFields } from "../../../contract/people/discovery.ts";
import type { SavedSearch } from "../../../contract/people/saved-searches.ts";
import type { Locale } from "../../../contract/scalars.ts";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { agesText } from "../search/ages-text.ts";

type Search = SavedSearch["search"];

/** The search of an address; what is no field of a search, or wrong, is left out, and ages the wrong way round are turned. */
export function searchIn(params: URLSearchParams): Search {
  const named = Object.entries(searchFields.shape).map(([name, field]) => {
    const text = params.get(name)?.trim();
    return [name, text ? field.safeParse(text).data : undefined];
  });
  const search = Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Search;
  const { min_age = MIN_AGE, max_age = MAX_AGE } = search;
  return min_age > max_age ? { ...search, min_age: max_age, max_age: min_age } : search;
}

/** As the query of an address. */
export function searchText(search: Search): string {
  const known = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

/** A name for a search: who, of what age, where. */
export function searchName(search: Search, t: Translate, locale: Locale): string {
  const { gender, min_age: min, max_age: max, place, countryregion, country } = search;
  const ages = { min: min ?? MIN_AGE, max: max ?? MAX_AGE };
  const isNarrow = ages.min > MIN_AGE || ages.max < MAX_AGE;
  const where = place ?? countryregion ?? (country && formatCountry(country, locale));
  const words = [gender && t(`common:genders.${gender}`), isNarrow && agesText(ages, t), where]
    .filter(Boolean)
    .join(", ");
  return words || t("saved:usual");
}
