import script from "../../../../browser/place-here.ts?worker&url";
import { formatCountry } from "../../../../domain/locale/format.ts";
import { KnownPlaceField } from "../../../../page-parts/known-town/known-place-field.tsx";
import type { KnownPlace } from "../../../../page-parts/known-town/known-town.ts";
import { useLocale } from "../../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Actions } from "../../../../ui/button/actions.tsx";
import { Banner } from "../../../../ui/banner/banner.tsx";
import { Button, ButtonLink } from "../../../../ui/button/button.tsx";
import { EnterButton } from "../../../../ui/form/enter-button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import * as styles from "../own-profile.css.ts";
import { PlaceHere } from "./place-here.tsx";

interface PlaceFieldsProps {
  country: string;
  region: string;
  city: string;
  known: string;
  countries: string[];
  regions: string[];
  /** Suggestions. */
  towns: string[];
  asksRegion: boolean;
  found: boolean;
  /** Asked about the town that was typed: is it this one? */
  meant?: KnownPlace;
}

/** Country, region and town, as at sign-up. */
export function PlaceFields({ country, known, countries, meant, ...place }: PlaceFieldsProps) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  return (
    <>
      <EnterButton />
      <PlaceHere found={place.found} />
      <input type="hidden" name="shown" value={country} readOnly />
      <KnownPlaceField known={known} />
      <CountryField country={country} countries={countries} />
      {place.asksRegion && (
        <div role="status">
          <Banner tone="info">
            <p>{t("edit.place.asks_region", { country: formatCountry(country, locale) })}</p>
          </Banner>
        </div>
      )}
      <SelectField
        name="region"
        placeholder={t("edit.place.region_placeholder")}
        options={place.regions.map((name) => ({ value: name, label: name }))}
        defaultValue={place.region}
        autoComplete="address-level1"
      />
      <TextField
        name="city"
        dir="auto"
        hint={t("edit.place.city_hint")}
        list={place.towns}
        defaultValue={place.city}
        autoComplete="address-level2"
      />
      {meant && (
        <Actions>
          <ButtonLink href={`?${new URLSearchParams({ country, ...meant })}`} tone="secondary" size="small">
            {t("edit.place.meant", { ...meant })}
          </ButtonLink>
        </Actions>
      )}
      <script src={script} type="module" />
    </>
  );
}

/** Another one brings its own regions, by a button that keeps the town. */
function CountryField({ country, countries }: { country: string; countries: string[] }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const named = countries.map((value) => ({ value, label: formatCountry(value, locale) }));
  return (
    <div className={styles.field}>
      <SelectField
        name="country"
        options={named.sort((one, other) => one.label.localeCompare(other.label, locale))}
        defaultValue={country}
        autoComplete="country"
      />
      <Button tone="quiet" size="small" formMethod="get">
        {t("edit.place.show_regions")}
      </Button>
    </div>
  );
}
