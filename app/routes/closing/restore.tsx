import { redirect } from "react-router";
import { restoreAccount } from "../../contract/closing.ts";
import { forgetClosed } from "../../request/closed-account.server.ts";
import { apiOf, flash, sessionOf, textsOf } from "../../request/context.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { HeartIllustration } from "../../ui/illustration/heart.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/restore.ts";
import { lookAtLink, pressLink } from "../mail-link.server.ts";
import { InvalidLink } from "./invalid-link.tsx";

export const handle = { hydrate: false, title: "closing:restore.title" } satisfies PageHandle;

/** The link of the deletion's mail. It only asks: mail programs follow links too. */
export function loader(args: Route.LoaderArgs) {
  return lookAtLink(args, "restore");
}

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const pressed = await pressLink(args, (link) => apiOf(args.context).call(restoreAccount, link));
  if (!pressed.ok) return pressed.refused;
  forgetClosed(context);
  flash(context, { tone: "success", text: textsOf(context)("closing:restore.done") });
  return redirect(sessionOf(context).signedIn ? "/members" : "/login", 303);
}

export default function RestoreAccount({ loaderData: { state }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("closing");
  if (state === "dead" || (actionData && "dead" in actionData)) return <InvalidLink />;
  if (state === "done") {
    return (
      <Page title={t("restore.already")} lead={t("restore.already_text")} width="narrow">
        <HeartIllustration />
        <ButtonLink href="/members">{t("restore.to_members")}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={t("restore.title")} lead={t("restore.lead")} width="narrow">
      <HeartIllustration />
      <Form state={actionData?.form}>
        <Actions>
          <Button wide>{t("restore.submit")}</Button>
          <ButtonLink href="/" tone="quiet" wide>
            {t("restore.leave")}
          </ButtonLink>
        </Actions>
      </Form>
    </Page>
  );
}
