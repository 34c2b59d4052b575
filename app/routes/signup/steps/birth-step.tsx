import { useTranslation } from "../../../request/locale/use-translation.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 1: date of birth and country. */
export function BirthStep({ view }: StepProps) {
  const { t } = useTranslation("signup");
  return (
    <>
      <TextField name="date_of_birth" type="date" hint={t("birth.date_of_birth_hint")} autoComplete="bday" />
      <SelectField
        name="country"
        placeholder={t("birth.country_placeholder")}
        options={view.countries}
        autoComplete="country"
      />
    </>
  );
}
