import type { ReactNode } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useTranslation } from "../request/locale/use-translation.ts";
import { Actions } from "../ui/button/actions.tsx";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { KEEPS_FOCUS } from "./navigation/keeps-focus.ts";
import { AppLink } from "./navigation/app-link.tsx";
import { PageMemberField } from "./page-member-field.tsx";

interface QuestionDialogProps {
  /** What it is about, above the buttons. */
  children?: ReactNode;
  title: string;
  text: string;
  yes: string;
  no: string;
  /** Where the form is sent, and the page's address without the question. */
  page: string;
  /** What the form sends, by name. */
  fields: Record<string, string>;
}

/**
 * A question at an address of its own, so that it is asked without a script too, and "back" and a reload do what they say. "No" and
 * Escape lead to the page without it.
 */
export function QuestionDialog({ title, text, yes, no, page, fields, children }: QuestionDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const leave = () => void navigate(page, { replace: true, preventScrollReset: true, state: KEEPS_FOCUS });
  return (
    <Dialog key={key} open question title={title} text={text} closeLabel={t("close")} onClose={leave}>
      <Form method="post" action={page} preventScrollReset>
        <PageMemberField />
        {children}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Actions>
          <Button tone="danger">{yes}</Button>
          <ButtonLink asChild tone="secondary">
            <AppLink href={page} replace preventScrollReset state={KEEPS_FOCUS}>
              {no}
            </AppLink>
          </ButtonLink>
        </Actions>
      </Form>
    </Dialog>
  );
}
