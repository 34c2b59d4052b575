import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { Steps } from "../../../ui/steps/steps.tsx";
import { fieldsOf, finderPage, questions } from "./answers.ts";
import { QuestionFields, type QuestionFieldsProps } from "./question-fields.tsx";

/** One question a page. The answers to the others travel in the address, so that the browser's own way back works. */
export function QuestionPage({ step, ...asked }: QuestionFieldsProps & { step: number }) {
  const { t } = useTranslation("suggestions");
  const { question, answers } = asked;
  const isLast = step === questions.length - 1;
  return (
    <Page title={t(`finder.${question}.title`)} lead={t(`finder.${question}.lead`)} width="narrow">
      <Steps
        current={step + 1}
        total={questions.length}
        label={t("finder.step", { step: step + 1, total: questions.length })}
      />
      <ServerForm
        method="get"
        action="/match-finder"
        labels={{ distance: t("finder.distance.title"), reason: t("finder.reason.title") }}
      >
        {fieldsOf(answers, question).map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Card>
          <QuestionFields {...asked} />
        </Card>
        <Actions>
          <Button name="step" value={isLast ? "found" : step + 2}>
            {t(isLast ? "finder.show" : "finder.next")}
          </Button>
          {step > 0 && (
            <ButtonLink tone="quiet" href={finderPage(step, answers)}>
              {t("finder.back")}
            </ButtonLink>
          )}
        </Actions>
      </ServerForm>
    </Page>
  );
}
