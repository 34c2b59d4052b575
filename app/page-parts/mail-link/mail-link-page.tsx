import type { ReactNode } from "react";
import type { FormReply } from "../../ui/form/form-fields.ts";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";

interface MailLinkPageProps {
  /** What `loadMailLink` answers. */
  state: "open" | "done" | "invalid";
  /** The refusal of `redeemMailLink`, if there is one. */
  answer: { form?: FormReply; invalid?: boolean } | undefined;
  title: string;
  lead: string;
  before?: ReactNode;
  /** The form's button. */
  submit: ReactNode;
  after?: ReactNode;
  /** The page instead, when it was pressed before. */
  done?: ReactNode;
  /** The page instead, when the link does not work: an `InvalidLink`. */
  invalid?: ReactNode;
}

/** Where a link of a mail leads: it asks for one press, as following the link changes nothing yet (mail-link.server.ts). */
export function MailLinkPage({ state, answer, title, lead, before, submit, after, done, invalid }: MailLinkPageProps) {
  if (state === "done") return done;
  if (state === "invalid" || answer?.invalid) return invalid;
  return (
    <Page title={title} lead={lead} width="narrow">
      {before}
      <ServerForm reply={answer?.form}>{submit}</ServerForm>
      {after}
    </Page>
  );
}
