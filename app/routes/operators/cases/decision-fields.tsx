import { caseGrounds, type CaseOutcome } from "../../../contract/safety/cases.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { HowLong } from "./how-long.tsx";

/** That something was dealt with in another way is chosen as what is done. */
const grounds = caseGrounds.filter((ground) => ground !== "dealt_with");

/** What has to be chosen before the key of the button decides (operator-keys.ts), and what some choices spare. */
export const decisionNeeds = {
  "data-needs": "outcome ground days words",
  "data-spares":
    "outcome/nothing/days outcome/nothing/words outcome/dealt_with/ground outcome/dealt_with/days outcome/warn/days outcome/ban/days",
};

/** What is done, on which ground, and for how long. Without outcomes that is not asked. */
export function DecisionFields({ outcomes }: { outcomes: readonly (CaseOutcome | "dealt_with")[] }) {
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
        options={grounds.map((value) => ({ value, label: t(`cases:grounds.${value}`) }))}
      />
      {outcomes.some((one) => one === "hold" || one === "suspend") && <HowLong />}
    </>
  );
}
