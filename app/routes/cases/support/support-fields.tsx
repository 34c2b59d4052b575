import { LONGEST_QUESTION, type SupportTopic, supportTopics } from "../../../contract/safety/support-topics.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

/** What it is about, in whose words. `topic`: chosen by the link that led here. */
export function QuestionFields({ topic }: { topic: SupportTopic | undefined }) {
  const { t } = useTranslation(["support", "cases"]);
  return (
    <>
      <ChoiceField
        name="topic"
        defaultValue={topic}
        options={supportTopics.map((value) => ({ value, label: t(`cases:topics.${value}`) }))}
      />
      <TextField name="text" lines={6} hint={t("support:text_hint", { max: LONGEST_QUESTION })} />
      <TextField name="payment" hint={t("support:payment_hint")} autoComplete="off" />
    </>
  );
}

/** A visitor says where the answer goes. */
export function AddressFields() {
  const { t } = useTranslation("support");
  return (
    <>
      <TextField name="email" type="email" hint={t("email_hint")} autoComplete="email" />
      <TextField name="name" autoComplete="name" />
    </>
  );
}
