import { redirect } from "react-router";
import { confirmEmailChange } from "../../contract/access.ts";
import { apiOf, flash, sessionOf, textsOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { LetterIllustration } from "../../ui/illustration/letter.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/mail-change.ts";
import { DeadLink } from "../dead-link.tsx";
import { lookAtLink, pressLink } from "../mail-link.server.ts";

export const handle = { hydrate: false, title: "access:mail_change.title" } satisfies PageHandle;

/** The link in the mail to a new address; following it changes nothing yet. */
export function loader(args: Route.LoaderArgs) {
  return lookAtLink(args, "email_change");
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const pressed = await pressLink(args, (link) => apiOf(args.context).call(confirmEmailChange, link));
  if (!pressed.ok) return pressed.refused;
  flash(context, { tone: "success", text: textsOf(context)("access:mail_change.done", pressed.value) });
  return redirect(sessionOf(context).signedIn ? "/profile/security" : "/login", 303);
}

export default function MailChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  if (loaderData.state === "done") {
    return (
      <Page title={t("mail_change.already")} lead={t("mail_change.already_text")} width="narrow">
        <LetterIllustration />
        <ButtonLink href="/profile/security" wide>
          {t("mail_change.to_security")}
        </ButtonLink>
      </Page>
    );
  }
  if (loaderData.state === "dead" || (actionData && "dead" in actionData)) {
    return (
      <DeadLink title={t("mail_change.title")}>
        <p>{t("mail_change.what_now")}</p>
        <ButtonLink href="/profile/security" wide>
          {t("mail_change.to_security")}
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <Page title={t("mail_change.title")} lead={t("mail_change.lead")} width="narrow">
      <LetterIllustration />
      <Form state={actionData?.form}>
        <Button wide icon="check">
          {t("mail_change.submit")}
        </Button>
      </Form>
      <p>{t("mail_change.not_me")}</p>
    </Page>
  );
}
