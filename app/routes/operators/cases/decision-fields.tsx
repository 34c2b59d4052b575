import { caseGrounds, type CaseOutcome } from "../../../contract/safety/cases.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";

const LASTS = [7, 30, 90, 365];

/** What is done, on which ground, and for how long. Without outcomes that is not asked. */
export function DecisionFields({ outcomes }: { outcomes: readonly CaseOutcome[] }) {
  const { t } = useTranslation(["operators", "cases"]);
  return (
    <>
      {outcomes.length > 0 && (
        <ChoiceField
          name="outcome"
          options={outcomes.map((value) => ({ value, label: t(`cases:outcomes.${value}`) }))}
          none={outcomes.includes("nothing") ? undefined : t("operators:decision.none")}
        />
      )}
      <SelectField
        name="ground"
        hint={t("operators:case.ground_hint")}
        placeholder={t("operators:case.choose")}
        options={caseGrounds.map((value) => ({ value, label: t(`cases:grounds.${value}`) }))}
      />
      {outcomes.some((one) => one === "hold" || one === "suspend") && (
        <SelectField
          name="days"
          placeholder={t("operators:case.until_lifted")}
          options={LASTS.map((count) => ({ value: String(count), label: t("operators:case.days", { count }) }))}
        />
      )}
    </>
  );
}
