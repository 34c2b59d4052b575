import { habits } from "../../../contract/people/habits.ts";
import { profileValues } from "../../../contract/people/profile-values.ts";
import { searchDistances } from "../../../contract/people/search-values.ts";
import type { InterestGroup } from "../../../domain/account/interest-groups.ts";
import { interestLabel } from "../../../page-parts/member-card/interest-label.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { Answers, Question } from "./answers.ts";
import * as styles from "./match-finder.css.ts";
import { TickedChoices } from "./ticked-choices.tsx";

export interface QuestionFieldsProps {
  question: Question;
  answers: Answers;
  /** Of the site, under headings; for the question that asks them. */
  groups: { group: InterestGroup; keys: string[] }[];
}

/** What one question asks. */
export function QuestionFields({ question, answers, groups }: QuestionFieldsProps) {
  const { t } = useTranslation(["suggestions", "profile", "attributes", "interests"]);
  switch (question) {
    case "ages":
      return <Ages {...answers} />;
    case "distance":
      return (
        <ChoiceField
          name="distance"
          hideLegend
          options={[
            { value: "", label: t("finder.anywhere") },
            ...searchDistances
              .slice(1)
              .map((count) => ({ value: String(count), label: t("finder.within", { count }) })),
          ]}
          defaultValue={String(answers.distance ?? "")}
        />
      );
    case "interests":
      return (
        <TickedChoices
          legend={t("finder.interests.title")}
          name="interest"
          chosen={answers.interests ?? []}
          groups={groups.map(({ group, keys }) => ({
            title: t(`profile:interest_groups.${group}`),
            options: keys.map((value) => ({ value, label: interestLabel(value, t) })),
          }))}
        />
      );
    case "reason":
      return (
        <ChoiceField
          name="reason"
          hideLegend
          options={[
            ...profileValues.reason.map((value) => ({ value, label: t(`attributes:values.reason.${value}`) })),
            { value: "", label: t("finder.any_reason") },
          ]}
          defaultValue={answers.reason ?? ""}
        />
      );
    case "habits":
      return (
        <TickedChoices
          legend={t("finder.habits.title")}
          name="habit"
          chosen={answers.habits ?? []}
          groups={[{ options: habits.map((value) => ({ value, label: t(`habits.${value}`) })) }]}
        />
      );
  }
}

function Ages({ min_age, max_age }: Answers) {
  const { t } = useTranslation("suggestions");
  const age = { inputMode: "numeric", autoComplete: "off", maxLength: 3 } as const;
  return (
    <div className={styles.ages}>
      <TextField name="min_age" label={t("finder.from")} defaultValue={min_age?.toString()} {...age} />
      <TextField name="max_age" label={t("finder.to")} defaultValue={max_age?.toString()} {...age} />
    </div>
  );
}
