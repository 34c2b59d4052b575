import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { DateField } from "./date-field.tsx";
import type { StepProps } from "../step-props.ts";

/** Step 1: date of birth and country. */
export function BirthStep({ view }: StepProps) {
  const { t } = useTranslation("signup");
  return (
    <>
      <DateField name="date_of_birth" hint={t("birth.date_of_birth_hint")} />
      <SelectField
        name="country"
        placeholder={t("birth.country_placeholder")}
        options={view.countries}
        autoComplete="country"
      />
    </>
  );
}
