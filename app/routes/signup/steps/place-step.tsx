import { useTranslation } from "../../../request/locale/use-translation.ts";
import { KnownPlaceField } from "../../../page-parts/known-town/known-place-field.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 2: region and town. A country without known regions takes any. A town that we do not know there is asked about once. */
export function PlaceStep({ view, meant, mendHref }: StepProps) {
  const { t } = useTranslation(["signup", "profile"]);
  const region = { name: "region", autoComplete: "address-level1" };
  const options = view.regions.map((name) => ({ value: name, label: name }));
  return (
    <>
      <KnownPlaceField />
      {options.length > 0 ? (
        <SelectField {...region} placeholder={t("place.region_placeholder")} options={options} />
      ) : (
        <TextField {...region} />
      )}
      <TextField name="city" hint={t("place.city_hint")} list={view.towns} autoComplete="address-level2" />
      {meant && (
        <Actions>
          <ButtonLink href={mendHref} tone="secondary" size="small" data-signup="">
            {t("profile:edit.place.meant", { ...meant })}
          </ButtonLink>
        </Actions>
      )}
    </>
  );
}
