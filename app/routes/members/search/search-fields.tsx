import { MAX_AGE, MIN_AGE } from "../../../domain/account/age.ts";
import { formatCountry } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import * as styles from "./search.css.ts";
import { decodeCountries, type SearchPageData } from "./search-page-data.ts";
import { MoreFields, Wishes } from "./search-wishes.tsx";

export type FieldsProps = Pick<SearchPageData, "countries" | "search" | "filters" | "hidden" | "open"> & {
  regions: string[];
  /** The country has no regions to choose from, or nobody knows them yet. */
  missing: boolean;
};

/** All fields of the search form that the site offers. */
export function Fields(shown: FieldsProps) {
  const { hidden = [] } = shown;
  const offers = (name: string) => !hidden.includes(name);
  return (
    <>
      {offers("gender") && <Gender {...shown} />}
      {offers("country") && <Country {...shown} />}
      {offers("countryregion") && <Region {...shown} />}
      {(["min_age", "max_age"] as const).filter(offers).map((name) => (
        <Age key={name} name={name} age={shown.search[name]} />
      ))}
      <Wishes {...shown} offers={offers} />
      <MoreFields {...shown} />
    </>
  );
}

function Gender({ search }: FieldsProps) {
  const { t } = useTranslation("common");
  return (
    <SelectField
      name="gender"
      options={(["female", "male"] as const).map((value) => ({ value, label: t(`genders.${value}`) }))}
      defaultValue={search.gender}
    />
  );
}

function Country({ countries, search }: FieldsProps) {
  const locale = useLocale();
  const named = decodeCountries(countries).map((value) => ({ value, label: formatCountry(value, locale) }));
  const options = named.sort((a, b) => a.label.localeCompare(b.label, locale));
  return <SelectField name="country" options={options} defaultValue={search.country} />;
}

function Region({ search, regions, missing }: FieldsProps) {
  const { t } = useTranslation("members");
  return (
    <div className={styles.region}>
      <SelectField
        name="countryregion"
        hint={missing ? t("search.region_later") : undefined}
        placeholder={t("search.any_region")}
        options={regions.map((value) => ({ value, label: value }))}
        defaultValue={search.countryregion}
      />
      <Button tone="quiet" size="small" name="open" value="1">
        {t("search.show_regions")}
      </Button>
    </div>
  );
}

function Age({ name, age }: { name: "min_age" | "max_age"; age: number | undefined }) {
  const { t } = useTranslation("members");
  return (
    <TextField
      name={name}
      defaultValue={age?.toString()}
      hint={t(`search.${name}_hint`, { age: name === "min_age" ? MIN_AGE : MAX_AGE })}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
