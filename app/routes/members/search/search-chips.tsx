import { formatCountry } from "../../../domain/locale/format.ts";
import { useCachedHtml } from "../../../request/pages/cached-html.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { searchHref, type SearchQuery } from "./search-query.ts";

interface SearchChipsProps {
  query: SearchQuery;
  search: SearchQuery;
}

/**
 * What the search is narrowed by. Somebody always searches for a gender in a country, so those only tell; region and
 * ages can be taken off.
 */
export function SearchChips(shown: SearchChipsProps) {
  const { t } = useTranslation("members");
  const key = `chips\n${JSON.stringify(shown)}`;
  return <ChipList label={t("search.filters")} {...useCachedHtml(key, () => <Chips {...shown} />)} />;
}

function Chips({ query, search }: SearchChipsProps) {
  const { t } = useTranslation(["members", "common"]);
  const locale = useLocale();
  const { countryregion, min_age: min, max_age: max } = query;
  const removeLabel = t("members:search.remove");
  return (
    <>
      {search.gender && <Chip>{t(`common:genders.${search.gender}`)}</Chip>}
      {search.country && <Chip>{formatCountry(search.country, locale)}</Chip>}
      {countryregion && (
        <Chip
          link={<AppLink href={searchHref({ ...query, countryregion: undefined })}>{countryregion}</AppLink>}
          removeLabel={removeLabel}
        />
      )}
      {min !== undefined && (
        <Chip
          link={
            <AppLink href={searchHref({ ...query, min_age: undefined })}>
              {t("members:search.ages_from", { min })}
            </AppLink>
          }
          removeLabel={removeLabel}
        />
      )}
      {max !== undefined && (
        <Chip
          link={
            <AppLink href={searchHref({ ...query, max_age: undefined })}>
              {t("members:search.ages_to", { max })}
            </AppLink>
          }
          removeLabel={removeLabel}
        />
      )}
    </>
  );
}
