import { useTranslation } from "../../../request/locale/use-translation.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 2: region and town. A country without known regions takes any. */
export function PlaceStep({ view }: StepProps) {
  const { t } = useTranslation("signup");
  const region = { name: "region", autoComplete: "address-level1" };
  const options = view.regions.map((name) => ({ value: name, label: name }));
  return (
    <>
      {options.length > 0 ? (
        <SelectField {...region} placeholder={t("place.region_placeholder")} options={options} />
      ) : (
        <TextField {...region} />
      )}
      <TextField name="city" hint={t("place.city_hint")} list={view.towns} autoComplete="address-level2" />
    </>
  );
}
