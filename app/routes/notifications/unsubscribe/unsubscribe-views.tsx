import type { MailKind } from "../../../contract/account/notification-kinds.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Actions } from "../../../ui/button/actions.tsx";
import { LinkActions } from "../../../ui/button/link-actions.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { EnvelopeIllustration } from "../../../ui/illustration/envelope.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { InvalidLink } from "../../../page-parts/mail-link/invalid-link.tsx";
import { EmailText } from "../../../ui/email-text/email-text.tsx";

interface ViewProps {
  /** What the mail was about; mails about the account itself have none. */
  kind?: MailKind;
  /** Of this page, with the link's token: the forms go back to it. */
  address: string;
}

type Scope = "kind" | "all";

/** "Stop these mails?": one button for what the mail was about, one for all. */
export function Ask({ kind, address }: ViewProps) {
  const { t } = useTranslation("notifications");
  return (
    <Page title={t("unsubscribe.title")} width="narrow">
      <EnvelopeIllustration />
      {kind && <p>{t("unsubscribe.about", { kind: t(`kinds.${kind}.title`) })}</p>}
      <p>{t("unsubscribe.all_text")}</p>
      <ServerForm action={address}>
        {kind && (
          <Button wide name="scope" value="kind">
            {t("unsubscribe.only_kind", { kind: t(`kinds.${kind}.title`) })}
          </Button>
        )}
        <Button wide name="scope" value="all" tone={kind ? "secondary" : "primary"}>
          {t("unsubscribe.all")}
        </Button>
      </ServerForm>
      <ToSettings />
    </Page>
  );
}

interface DoneProps extends ViewProps {
  scope: Scope;
  on: boolean;
  email: string;
}

/** It is done, and can be undone here. */
export function Done({ kind, address, scope, on, email }: DoneProps) {
  const { t } = useTranslation("notifications");
  const what = scope === "kind" && kind ? "kind" : "all";
  const values = { email, kind: kind ? t(`kinds.${kind}.title`) : "" };
  return (
    <Page title={t(on ? "unsubscribe.undone_title" : "unsubscribe.done_title")} width="narrow">
      <Banner tone="success">
        <p>
          <EmailText>{t(on ? `unsubscribe.undone.${what}` : `unsubscribe.done.${what}`, values)}</EmailText>
        </p>
      </Banner>
      {!on && (
        <ServerForm action={address}>
          <Hidden name="scope" value={scope} />
          <Hidden name="on" value="1" />
          <Actions>
            <Button tone="secondary">{t("unsubscribe.undo")}</Button>
          </Actions>
        </ServerForm>
      )}
      <ToSettings />
    </Page>
  );
}

function ToSettings() {
  const { t } = useTranslation("notifications");
  return (
    <p>
      <a href="/notifications">{t("unsubscribe.to_settings")}</a>
    </p>
  );
}

/** The link is old or was cut off by a mail program; signed in, everything can be set anyway. */
export function Invalid() {
  const { t } = useTranslation("notifications");
  return (
    <InvalidLink picture={<EnvelopeIllustration />}>
      <p>{t("unsubscribe.invalid_text")}</p>
      <LinkActions links={[{ href: "/notifications", text: t("unsubscribe.to_settings") }]} />
    </InvalidLink>
  );
}
