import type { ComponentType } from "react";
import { MIN_AGE } from "../../../domain/account/age.ts";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Steps } from "../../../ui/steps/steps.tsx";
import { MarkedText } from "../../../page-parts/words/marked-text.tsx";
import { LAST_STEP } from "../../../domain/account/signup-steps.ts";
import { AccountStep } from "../steps/account-step.tsx";
import { Aside } from "./aside.tsx";
import { BirthStep } from "../steps/birth/birth-step.tsx";
import { stepHref } from "../signup-entry.ts";
import { MessageStep } from "../steps/message-step.tsx";
import { NameStep } from "../steps/name-step.tsx";
import { PageLink } from "../page-link.tsx";
import { PlaceStep } from "../steps/place-step.tsx";
import { signInHref } from "../sign-in-href.ts";
import * as styles from "./signup.css.ts";
import type { StepProps } from "../steps/step-props.ts";
import { MessageNote } from "./message-note.tsx";
import { StepDrawing } from "./step-drawing.tsx";
import { StepLayout } from "./step-layout.tsx";
import { useSignupLabels } from "../steps/use-signup-labels.ts";
import { WhoStep } from "../steps/who-step.tsx";

const steps: { name: "who" | "birth" | "place" | "name" | "account"; Fields: ComponentType<StepProps> }[] = [
  { name: "who", Fields: WhoStep },
  { name: "birth", Fields: BirthStep },
  { name: "place", Fields: PlaceStep },
  { name: "name", Fields: NameStep },
  { name: "account", Fields: AccountStep },
];

const message = { name: "message", Fields: MessageStep } as const;

interface SignupStepProps extends Omit<StepProps, "mendHref" | "button"> {
  form?: FormReply;
  /** A later step was asked for with nothing filled in, so this is the first. */
  restarted: boolean;
}

/** One step of the sign-up: how far one is, its fields, and the ways on and back. */
export function SignupStep({ form, restarted, ...answer }: SignupStepProps) {
  const { t } = useTranslation(["signup", "pages"]);
  const { view } = answer;
  const { step, values, target } = view;
  const last = step === LAST_STEP;
  const button = t(last ? "account.submit" : "continue");
  const { name, Fields } = step === "message" ? message : (steps[step] ?? { name: "who", Fields: WhoStep });
  const words = { for_whom: t("pages:for_whom", { min_age: MIN_AGE }), name: target?.name ?? "" };
  return (
    <StepLayout
      view={view}
      title={t(`${name}.title`, words)}
      drawing={step !== "message" && <StepDrawing step={step} />}
      lead={t(`${name}.lead`, words)}
    >
      {step !== "message" && (
        <Steps current={step + 1} total={steps.length} label={t("step", { step: step + 1, total: steps.length })} />
      )}
      {restarted && <Banner tone="info">{t("start_again")}</Banner>}
      <Card padding="large">
        <ServerForm
          id="step"
          action={stepHref(view, step)}
          constraint={view.constraint}
          reply={form}
          defaultValue={values}
          errorTitle={t("errors_title")}
          labels={useSignupLabels(target?.name)}
          // The last answer of a sign-up is a page of its own (browser/signup-modal.ts).
          data-signup={last ? undefined : ""}
        >
          <Fields {...answer} mendHref={`${stepHref(view, step)}&mended=1`} button={button} />
          <Actions>
            <Button wide>{button}</Button>
            {/* A button and not a link, so that what stands in the fields is kept. */}
            {step !== "message" && step > 0 && (
              <Button name="go" value="back" tone="quiet" wide>
                {t("back")}
              </Button>
            )}
          </Actions>
        </ServerForm>
      </Card>
      {target && step !== "message" && <MessageNote target={target} message={values.signup_message} />}
      {step === 0 && (
        <p className={styles.member}>
          <MarkedText text={t("already_member")} marks={{ in: <PageLink href={signInHref(target?.id)} /> }} />
        </p>
      )}
      {(step === 0 || last) && <Aside />}
    </StepLayout>
  );
}
