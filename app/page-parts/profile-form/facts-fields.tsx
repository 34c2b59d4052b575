import { profileValues, type ProfileFact } from "../../contract/people/profile-values.ts";
import type { Gender } from "../../contract/scalars.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { SelectField } from "../../ui/form/select-field.tsx";

/** The browser's own lists, one a fact (spec §3, profile attributes); the form calls them as `useFactLabels` says. */
export function FactsFields({ facts, gender }: FactsFieldsProps) {
  return facts.map((fact) => <FactField key={fact.fact} {...fact} gender={gender} />);
}

interface FactsFieldsProps {
  facts: Omit<FactFieldProps, "gender">[];
  /** Whose they are: some words differ by gender in some languages (weduwe, weduwnaar). */
  gender?: Gender | null;
}

interface FactFieldProps extends Pick<FactsFieldsProps, "gender"> {
  fact: ProfileFact;
  value?: string | null;
}

function FactField({ fact, value, gender }: FactFieldProps) {
  const { t } = useTranslation(["profile", "attributes"]);
  const context = gender ?? undefined;
  const options = profileValues[fact].map((one) => ({
    value: one,
    label: t(`attributes:values.${fact}.${one}` as "attributes:values.tattoos.none", { context }),
  }));
  return <SelectField name={fact} placeholder={t("profile:not_told")} options={options} defaultValue={value ?? ""} />;
}
