import { useOutletContext } from "react-router";
import { profileValues, type ProfileFact } from "../../../contract/profile-values.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";

/** The browser's own lists, one a fact (spec §3, profile attributes). */
export function FactsFields({ facts }: { facts: FactFieldProps[] }) {
  return facts.map((fact) => <FactField key={fact.fact} {...fact} />);
}

interface FactFieldProps {
  fact: ProfileFact;
  value?: string | null;
}

function FactField({ fact, value }: FactFieldProps) {
  const { t } = useTranslation(["profile", "attributes"]);
  const { user } = useOutletContext<MemberArea>();
  // Some words differ by gender in some languages: weduwe, weduwnaar.
  const context = user.profile.gender ?? undefined;
  const options = profileValues[fact].map((one) => ({
    value: one,
    label: t(`attributes:values.${fact}.${one}` as "attributes:values.tattoos.none", { context }),
  }));
  return (
    <SelectField
      name={fact}
      label={t(`attributes:facts.${fact}`)}
      placeholder={t("profile:not_told")}
      options={options}
      defaultValue={value ?? ""}
    />
  );
}
