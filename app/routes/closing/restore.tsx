import { data, redirect } from "react-router";
import { restoreAccount } from "../../contract/closing.ts";
import { problemStatus } from "../../contract/problems.ts";
import { forgetClosed } from "../../request/closed-account.server.ts";
import { apiOf, flash, sessionOf, textsOf } from "../../request/context.server.ts";
import { failure } from "../../request/failure.server.ts";
import { readForm } from "../../request/form.server.ts";
import type { PageHandle } from "../../request/page-handle.ts";
import { useTranslation } from "../../request/use-translation.ts";
import { Actions } from "../../ui/button/actions.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { HeartIllustration } from "../../ui/illustration/heart.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/restore.ts";
import { InvalidLink } from "./invalid-link.tsx";
import { restoreForm } from "./restore.form.ts";

export const handle = { hydrate: false, title: "closing:restore.title" } satisfies PageHandle;

/** The link of the deletion's mail. It only asks: mail programs follow links too. */
export function loader({ url }: Route.LoaderArgs) {
  const link = restoreForm.safeParse(Object.fromEntries(url.searchParams));
  return link.success ? { link: link.data } : noLink();
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, restoreForm, context);
  if (!form.ok) return noLink();
  const restored = await apiOf(context).call(restoreAccount, form.value);
  if (!restored.ok && restored.problem.error === "link_invalid") return noLink();
  if (!restored.ok) throw failure(restored.problem);
  forgetClosed(context);
  flash(context, { tone: "success", text: textsOf(context)("closing:restore.done") });
  throw redirect(sessionOf(context).signedIn ? "/members" : "/login", 303);
}

function noLink() {
  return data({ link: undefined }, { status: problemStatus.link_invalid });
}

export default function RestoreAccount({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("closing");
  if (!link || actionData) return <InvalidLink />;
  return (
    <Page title={t("restore.title")} lead={t("restore.lead")} width="narrow">
      <HeartIllustration />
      <Form action="/account-restore">
        <Hidden name="id" value={link.id} />
        <Hidden name="token" value={link.token} />
        <Actions>
          <Button>{t("restore.submit")}</Button>
          <ButtonLink href="/" tone="quiet">
            {t("restore.leave")}
          </ButtonLink>
        </Actions>
      </Form>
    </Page>
  );
}
