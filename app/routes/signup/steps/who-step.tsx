import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";

/** Step 0: who one is and whom one would like to meet. */
export function WhoStep() {
  const { t } = useTranslation("signup");
  const female = { value: "female", label: t("who.female") };
  const male = { value: "male", label: t("who.male") };
  return (
    <>
      <ChoiceField short name="gender" options={[female, male]} />
      <ChoiceField short name="seeking" options={[male, female]} />
    </>
  );
}
