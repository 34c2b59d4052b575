import { caseGrounds, type CaseOutcome } from "../../../contract/cases.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

const LASTS = [7, 30, 90, 365];

/** What is done, on which ground, for how long, and in the operator's own words. Without outcomes that is not asked. */
export function DecisionFields({ outcomes }: { outcomes: readonly CaseOutcome[] }) {
  const { t } = useTranslation(["operators", "cases"]);
  return (
    <>
      {outcomes.length > 0 && (
        <ChoiceField
          name="outcome"
          legend={t("operators:case.outcome")}
          options={outcomes.map((value) => ({ value, label: t(`cases:outcomes.${value}`) }))}
        />
      )}
      <SelectField
        name="ground"
        label={t("operators:case.ground")}
        hint={t("operators:case.ground_hint")}
        placeholder={t("operators:case.choose")}
        options={caseGrounds.map((value) => ({ value, label: t(`cases:grounds.${value}`) }))}
      />
      {outcomes.some((one) => one === "hold" || one === "suspend") && (
        <SelectField
          name="days"
          label={t("operators:case.days")}
          placeholder={t("operators:case.until_lifted")}
          options={LASTS.map((count) => ({ value: String(count), label: t("operators:case.days", { count }) }))}
        />
      )}
      <TextField
        name="words"
        label={t("operators:case.own_words")}
        hint={t("operators:case.own_words_hint")}
        lines={4}
      />
    </>
  );
}
