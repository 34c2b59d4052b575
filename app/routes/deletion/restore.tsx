import { data, redirect } from "react-router";
import { reactivateAccount } from "../../contract/account/deletion.ts";
import { DELETE_GRACE_DAYS } from "../../domain/account/deletion.ts";
import { forgetDeletedAccount } from "../../request/visitor/deleted-account.server.ts";
import { apiOf, flash, sessionOf, textsOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { LinkActions } from "../../ui/button/link-actions.tsx";
import { HeartIllustration } from "../../ui/illustration/heart.tsx";
import { EnvelopeIllustration } from "../../ui/illustration/envelope.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/restore.ts";
import { InvalidLink } from "../../page-parts/mail-link/invalid-link.tsx";
import { MailLinkPage } from "../../page-parts/mail-link/mail-link-page.tsx";
import { loadMailLink, redeemMailLink } from "../../page-parts/mail-link/mail-link.server.ts";
import { useBackToProfile } from "../../page-parts/use-back-to-profile.tsx";

export const handle = { hydrate: false, title: "deletion:restore.title" } satisfies PageHandle;

/** The link of the deletion's mail. It only asks: mail programs follow links too. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadMailLink(args, "restore");
  return data({ ...loaded.data, signedIn: sessionOf(args.context).signedIn }, loaded.init ?? undefined);
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const pressed = await redeemMailLink(args, (link) => apiOf(args.context).call(reactivateAccount, link));
  if (!pressed.ok) return pressed.refused;
  forgetDeletedAccount(context);
  flash(context, { tone: "success", text: textsOf(context)("deletion:restore.done") });
  return redirect(sessionOf(context).signedIn ? "/members" : "/login", 303);
}

export default function RestoreAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("deletion");
  return (
    <MailLinkPage
      state={loaderData.state}
      answer={actionData}
      title={t("restore.title")}
      lead={t("restore.lead")}
      before={<HeartIllustration />}
      submit={
        <Actions>
          <Button wide>{t("restore.submit")}</Button>
          <ButtonLink href="/" tone="quiet" wide>
            {t("restore.leave")}
          </ButtonLink>
        </Actions>
      }
      done={
        <Page title={t("restore.already")} lead={t("restore.already_text")} width="narrow">
          <HeartIllustration />
          <LinkActions links={[{ href: "/members", text: t("restore.to_members") }]} />
        </Page>
      }
      invalid={<InvalidRestoreLink signedIn={loaderData.signedIn} />}
    />
  );
}

/** The page does not say whether the link was used, too old or forged, only what to do next (spec §8). */
function InvalidRestoreLink({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation("deletion");
  const profile = useBackToProfile();
  if (signedIn) {
    return (
      <InvalidLink picture={<EnvelopeIllustration />} text={t("restore.signed_in")}>
        <ButtonLink asChild wide>
          {profile}
        </ButtonLink>
      </InvalidLink>
    );
  }
  return (
    <InvalidLink picture={<EnvelopeIllustration />}>
      <p>{t("restore.within", { count: DELETE_GRACE_DAYS })}</p>
      <p>{t("restore.after")}</p>
      <LinkActions
        links={[
          { href: "/login", text: t("restore.sign_in") },
          { href: "/signup", text: t("restore.sign_up"), tone: "secondary" },
        ]}
      />
    </InvalidLink>
  );
}
