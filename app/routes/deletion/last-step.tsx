import { Form as RouterForm } from "react-router";
import { deletionReasons } from "../../contract/account/deletion-reasons.ts";
import { DELETE_GRACE_DAYS } from "../../domain/account/deletion.ts";
import type { Constraints } from "../../domain/form.ts";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { AppLink } from "../../page-parts/navigation/app-link.tsx";
import { UnsentBanner } from "../../page-parts/navigation/unsent-text.tsx";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { useQuestion } from "../../ui/dialog/use-question.tsx";
import { Card } from "../../ui/card/card.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";

interface LastStepProps {
  constraint: Constraints;
  /** A discount, in words; it stands behind all that the step needs. */
  offer: { text: string; href: string; link: string } | undefined;
  answer: { form?: FormReply } | undefined;
  /** Another one with each answer (`use-answer.ts`). */
  formKey: string;
}

/** The second step: a reason if they like, the password, and the one button that does it. */
export function LastStep({ constraint, offer, answer, formKey }: LastStepProps) {
  const { t } = useTranslation(["deletion", "common"]);
  const { onSubmit, question } = useQuestion({
    title: t("deletion:confirm.ask_title"),
    text: t("deletion:confirm.ask_text", { count: DELETE_GRACE_DAYS }),
    yes: t("deletion:confirm.ask_yes"),
    no: t("deletion:confirm.ask_no"),
    closeLabel: t("common:close"),
  });
  return (
    <Page
      title={t("deletion:confirm.title")}
      lead={t("deletion:confirm.lead", { count: DELETE_GRACE_DAYS })}
      back={<AppLink href="/profile/delete">{t("deletion:confirm.back")}</AppLink>}
      width="narrow"
    >
      <Form
        key={formKey}
        asChild
        constraint={constraint}
        reply={answer?.form}
        errorTitle={t("deletion:confirm.errors_title")}
        labels={{
          reason: t("deletion:confirm.reason"),
          comment: t("deletion:confirm.comment"),
          password: t("deletion:confirm.password"),
        }}
      >
        <RouterForm action="/profile/delete/confirm" preventScrollReset onSubmit={onSubmit}>
          <UnsentBanner answer={answer} />
          <ChoiceField
            name="reason"
            hint={t("deletion:confirm.reason_hint")}
            options={deletionReasons.map((value) => ({ value, label: t(`deletion:reasons.${value}`) }))}
          />
          <TextField name="comment" hint={t("deletion:confirm.comment_hint")} lines={3} />
          <PasswordField name="password" hint={t("deletion:confirm.password_hint")} autoComplete="current-password" />
          <Actions>
            <Button tone="danger" icon="trash">
              {t("deletion:confirm.submit")}
            </Button>
            <ButtonLink href="/profile" tone="quiet">
              {t("deletion:keep")}
            </ButtonLink>
          </Actions>
        </RouterForm>
      </Form>
      {offer && (
        <Card as="section">
          <p>{offer.text}</p>
          <AppLink href={offer.href}>{offer.link}</AppLink>
        </Card>
      )}
      {question}
    </Page>
  );
}
