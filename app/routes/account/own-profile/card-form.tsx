import type { ReactNode } from "react";
import { KeepTypedFields } from "../../../page-parts/keep-typed-fields.tsx";
import { TypedKept } from "../../../page-parts/typed-kept.tsx";
import { useBackToProfile } from "../../../page-parts/use-back-to-profile.tsx";
import { welcomeHref } from "../../../page-parts/welcome/welcome-steps.ts";
import { INTERESTS_MAX } from "../../../domain/account/limits.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Actions } from "../../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import type { FormSource } from "../../../ui/form/form-fields.ts";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { ProfileCard } from "./cards.ts";
import { useCardLabels } from "./use-card-labels.ts";
import type { WelcomeStep } from "../../../page-parts/welcome/welcome-step.server.ts";

interface CardFormProps extends Partial<Pick<FormSource, "constraint" | "reply">> {
  card: ProfileCard;
  /** Behind the form's own path. */
  query?: string;
  /** One of a new member's first steps: it leads on, with or without an answer. */
  step?: WelcomeStep;
  /** Is it what was typed when a session ended? */
  isKept?: boolean;
  children: ReactNode;
}

/** The page that changes one card: one form, and the way back to the card, or on to the next step. */
export function CardForm({ card, query = "", step, isKept, children, ...form }: CardFormProps) {
  const { t } = useTranslation("profile");
  const back = useBackToProfile(`#${card}`);
  const action = step ? welcomeHref(card) : `/profile/${card}${query}`;
  return (
    <Page
      title={step ? t(`welcome.${card === "about" ? "about" : "interests"}`) : t(`cards.${card}.title`)}
      lead={
        step ? t("welcome.step", { number: step.number, of: step.of }) : t(`edit.${card}.lead`, { max: INTERESTS_MAX })
      }
      back={step ? undefined : back}
    >
      {isKept && <TypedKept />}
      <ServerForm {...form} action={action} errorTitle={t("correct")} labels={useCardLabels()}>
        <KeepTypedFields />
        {children}
        <Actions>
          <Button>{t(step ? "welcome.save" : "save")}</Button>
          {step && (
            <ButtonLink href={step.next} tone="quiet">
              {t("welcome.skip")}
            </ButtonLink>
          )}
        </Actions>
      </ServerForm>
    </Page>
  );
}
