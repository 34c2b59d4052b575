import script from "../../../browser/place-here.ts?worker&url";
import { formatCountry } from "../../../domain/locale/format.ts";
import { useLocale } from "../../../page-parts/use-locale.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import * as styles from "./own-profile.css.ts";
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
  reply?: FormReply;
}

/** Country, region and town, as at sign-up. Another country brings its own regions, by a button that keeps the town. */
export function PlaceFields({ country, region, city, known, countries, regions, towns, reply }: PlaceFieldsProps) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const named = countries.map((value) => ({ value, label: formatCountry(value, locale) }));
  // A town that we do not know is asked about once.
  const typed = reply?.error?.["city"] && reply.initialValue?.["city"];
  return (
    <>
      <PlaceHere />
      <input type="hidden" name="shown" value={country} readOnly />
      <input type="hidden" name="known" value={typeof typed === "string" ? typed : known} readOnly />
      <div className={styles.field}>
        <SelectField
          name="country"
          label={t("edit.place.country")}
          options={named.sort((one, other) => one.label.localeCompare(other.label, locale))}
          defaultValue={country}
          autoComplete="country"
        />
        <Button tone="quiet" size="small" formMethod="get">
          {t("edit.place.show_regions")}
        </Button>
      </div>
      <SelectField
        name="region"
        label={t("edit.place.region")}
        placeholder={t("edit.place.region_placeholder")}
        options={regions.map((name) => ({ value: name, label: name }))}
        defaultValue={region}
        autoComplete="address-level1"
      />
      <TextField
        name="city"
        dir="auto"
        label={t("edit.place.city")}
        hint={t("edit.place.city_hint")}
        list={towns}
        defaultValue={city}
        autoComplete="address-level2"
      />
      <script src={script} type="module" />
    </>
  );
}
