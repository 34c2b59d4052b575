import { sessionOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { EmailText } from "../../ui/email-text/email-text.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/reset-sent.ts";
import { typedAddress } from "../../request/visitor/typed-address.server.ts";

export const handle = { hydrate: false, title: "access:sent.title" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { email: typedAddress(context), signedIn: sessionOf(context).signedIn };
}

/** The same for everybody: whether the address has an account stays between it and us. */
export default function ResetSent({ loaderData: { email, signedIn } }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  return (
    <Page title={t("sent.title")} width="narrow">
      <EnvelopeIllustration />
      <p>
        <EmailText>{email ? t("sent.text_address", { email }) : t("sent.text")}</EmailText>
      </p>
      <p>{t("sent.hint")}</p>
      <ButtonLink href={signedIn ? "/profile/security" : "/login"} wide>
        {t(signedIn ? "security.title" : "sent.to_sign_in")}
      </ButtonLink>
      {email ? (
        <ServerForm action="/reset-password">
          <Hidden name="email" value={email} />
          <Button tone="quiet" wide icon="mail" name="intent" value="send">
            {t("sent.again")}
          </Button>
        </ServerForm>
      ) : (
        <ButtonLink href="/reset-password" tone="quiet" wide icon="mail">
          {t("sent.again")}
        </ButtonLink>
      )}
      <p>
        {t("sent.wrong_address")} <a href="/reset-password">{t("sent.other_address")}</a>
      </p>
    </Page>
  );
}
