import type { ReactNode } from "react";
import { undoAccountChange } from "../../contract/account/access.ts";
import { apiOf } from "../../request/context.server.ts";
import { currentUserOf } from "../../request/session/current-user.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/account-undo.ts";
import { InvalidLink } from "../../page-parts/mail-link/invalid-link.tsx";
import { MailLinkPage } from "../../page-parts/mail-link/mail-link-page.tsx";
import { loadMailLink, redeemMailLink } from "../../page-parts/mail-link/mail-link.server.ts";

export const handle = { hydrate: false, title: "access:undo.title" } satisfies PageHandle;

/** "Was it not you?", from a mail about a new address or password; following the link changes nothing yet. */
export function loader(args: Route.LoaderArgs) {
  return loadMailLink(args, "undo");
}

/** The answer is this page: what was undone is only known now. Pressing again undoes nothing, and says so: since then a new password may have been chosen. */
export async function action(args: Route.ActionArgs) {
  const { data: link } = await loadMailLink(args, "undo");
  if (link.state === "done") return { alreadyUndone: true, form: undefined };
  const pressed = await redeemMailLink(args, (link) => apiOf(args.context).call(undoAccountChange, link));
  if (!pressed.ok) return pressed.refused;
  // Every device was signed out, perhaps this one too: the page must not offer the way to "my pages" then.
  await currentUserOf(args.context);
  return { undone: pressed.value.undone, form: undefined };
}

export default function AccountUndo({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  const alreadyUndone = <Result title={t("undo.done_password")} lead={t("undo.already")} />;
  if (actionData && "alreadyUndone" in actionData) return alreadyUndone;
  if (actionData && "undone" in actionData) return <Undone what={actionData.undone} />;
  return (
    <MailLinkPage
      state={loaderData.state}
      answer={actionData}
      title={t("undo.title")}
      lead={t("undo.lead")}
      before={<p>{t("undo.text")}</p>}
      submit={
        <Button wide icon="shield">
          {t("undo.submit")}
        </Button>
      }
      after={<p>{t("undo.was_me")}</p>}
      done={alreadyUndone}
      invalid={
        <InvalidLink text={t("undo.too_late")}>
          <p>{t("undo.what_now")}</p>
          <ButtonLink href="/reset-password" wide>
            {t("undo.to_reset")}
          </ButtonLink>
          <ButtonLink href="/pages/service" tone="quiet" wide>
            {t("undo.to_service")}
          </ButtonLink>
        </InvalidLink>
      }
    />
  );
}

function Undone({ what }: { what: "email" | "password" }) {
  const { t } = useTranslation("access");
  return (
    <Result title={t(`undo.done_${what}`)}>
      <p>{t("undo.done_text")}</p>
      <p>{t("undo.done_mail")}</p>
      <p>{t("undo.no_mail")}</p>
    </Result>
  );
}

/** What was undone, now or before, and the way to another mail. */
function Result({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  const { t } = useTranslation("access");
  return (
    <Page title={title} lead={lead} width="narrow">
      <EnvelopeIllustration />
      {children}
      <ButtonLink href="/reset-password" tone="secondary" wide icon="mail">
        {t("undo.ask_again")}
      </ButtonLink>
    </Page>
  );
}
