import type { ReactNode } from "react";
import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { useCachedHtml } from "../../../request/pages/cached-html.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { agesText } from "./ages-text.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { type DoneSearch, searchHref, type SearchQuery, TICKED } from "./search-query.ts";

interface SearchChipsProps {
  query: SearchQuery;
  search: DoneSearch;
  /** Those that come with their words (`moreChips`). */
  chips?: [string, string][] | undefined;
}

/**
 * What the search is narrowed by, by its address or by the member's own wishes. Somebody always searches for a gender in a
 * country, so those only tell; regions and ages can be taken off.
 */
export function SearchChips(shown: SearchChipsProps) {
  const { t } = useTranslation("members");
  const key = `chips\n${JSON.stringify(shown)}`;
  return <ChipList label={t("search.filters")} {...useCachedHtml(key, () => <Chips {...shown} />)} />;
}

function Chips({ query, search, chips = [] }: SearchChipsProps) {
  const { t } = useTranslation(["members", "common"]);
  const locale = useLocale();
  const { min_age: min = MIN_AGE, max_age: max = MAX_AGE, seeking_regions: regions = [] } = search;
  const places = query.countryregion ?? regions.join(", ");
  return (
    <>
      {search.gender && <Chip>{t(`common:genders.${search.gender}`)}</Chip>}
      {search.country && <Chip>{formatCountry(search.country, locale)}</Chip>}
      {places && (
        <Filter wider={{ ...query, country: search.country, countryregion: undefined }}>
          <bdi>{places}</bdi>
        </Filter>
      )}
      {(min > MIN_AGE || max < MAX_AGE) && (
        <Filter wider={{ ...query, min_age: MIN_AGE, max_age: MAX_AGE }}>{agesText({ min, max }, t)}</Filter>
      )}
      {query.active && <Filter wider={{ ...query, active: undefined }}>{t(`members:search.${query.active}`)}</Filter>}
      {TICKED.map(
        (name) =>
          query[name] && (
            <Filter key={name} wider={{ ...query, [name]: undefined }}>
              {t(`members:search.${name}`)}
            </Filter>
          ),
      )}
      {chips.map(([name, words]) => (
        <Filter key={name} wider={{ ...query, [name]: undefined, ...(name === "distance" && { place: undefined }) }}>
          <bdi>{words}</bdi>
        </Filter>
      ))}
    </>
  );
}

/** `wider`: the search without it. */
function Filter({ wider, children }: { wider: SearchQuery; children: ReactNode }) {
  const { t } = useTranslation("members");
  return <Chip link={<AppLink href={searchHref(wider)}>{children}</AppLink>} removeLabel={t("search.remove")} />;
}
