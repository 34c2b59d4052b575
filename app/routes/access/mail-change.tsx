import { redirect } from "react-router";
import { confirmEmailChange } from "../../contract/account/access.ts";
import { apiOf, flash, sessionOf, textsOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/mail-change.ts";
import { InvalidLink } from "../../page-parts/mail-link/invalid-link.tsx";
import { MailLinkPage } from "../../page-parts/mail-link/mail-link-page.tsx";
import { loadMailLink, redeemMailLink } from "../../page-parts/mail-link/mail-link.server.ts";

export const handle = { hydrate: false, title: "access:mail_change.title" } satisfies PageHandle;

/** The link in the mail to a new address; following it changes nothing yet. */
export function loader(args: Route.LoaderArgs) {
  return loadMailLink(args, "email_change");
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const pressed = await redeemMailLink(args, (link) => apiOf(args.context).call(confirmEmailChange, link));
  if (!pressed.ok) return pressed.refused;
  flash(context, { tone: "success", text: textsOf(context)("access:mail_change.done", pressed.value), stays: true });
  return redirect(sessionOf(context).signedIn ? "/profile/security" : "/login", 303);
}

export default function MailChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  const toSecurity = (
    <ButtonLink href="/profile/security" wide>
      {t("mail_change.to_security")}
    </ButtonLink>
  );
  return (
    <MailLinkPage
      state={loaderData.state}
      answer={actionData}
      title={t("mail_change.title")}
      lead={t("mail_change.lead")}
      before={<EnvelopeIllustration />}
      submit={
        <Button wide icon="check">
          {t("mail_change.submit")}
        </Button>
      }
      after={<p>{t("mail_change.not_me")}</p>}
      done={
        <Page title={t("mail_change.already")} lead={t("mail_change.already_text")} width="narrow">
          <EnvelopeIllustration />
          {toSecurity}
        </Page>
      }
      invalid={
        <InvalidLink>
          <p>{t("mail_change.what_now")}</p>
          {toSecurity}
        </InvalidLink>
      }
    />
  );
}
