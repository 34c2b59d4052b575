import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import type { ProfileFieldsData } from "./profile-fields.server.ts";

/** Another country brings its own regions: it is chosen before anything else is filled in. */
export function CountryForm({ country, countries }: Pick<ProfileFieldsData, "country" | "countries">) {
  const { t } = useTranslation("operators");
  return (
    <ServerForm id="where" method="get" constraint={{}}>
      <SelectField
        name="country"
        label={t("profiles.country")}
        hint={t("profiles.country_hint")}
        options={countries}
        defaultValue={country}
      />
      <Button tone="secondary" size="small">
        {t("profiles.show_regions")}
      </Button>
    </ServerForm>
  );
}
