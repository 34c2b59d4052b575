import { data } from "react-router";
import { completeSignIn } from "../../auth/complete-sign-in.server.ts";
import { signIn } from "../../auth/sign-in.server.ts";
import { checkPasswordReset } from "../../contract/account/access.ts";
import { problemStatus } from "../../contract/problems.ts";
import { accountTexts, apiOf, flash } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { suspensionTexts } from "../../request/session/suspension-texts.server.ts";
import { typedAddress } from "../../request/visitor/typed-address.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Button } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/choose-password.ts";
import { AskMail } from "./ask-mail.tsx";
import { choosePasswordForm } from "./choose-password.form.ts";
import { askMailForm } from "./reset-password.form.ts";
import { InvalidLink } from "../../page-parts/mail-link/invalid-link.tsx";
import { isInvalidLink, mailLinkOf } from "../../page-parts/mail-link/mail-link.server.ts";
import { ShowPassword } from "../../page-parts/password/show-password.tsx";
import { NewPasswordFields } from "../../page-parts/password/new-password-fields.tsx";
import { useNewPasswordLabels } from "../../page-parts/password/use-new-password-labels.ts";

export const handle = { hydrate: false, title: "access:choose.title", entryWarning: "never" } satisfies PageHandle;

/** The link in the reset mail: looked at, never used up, because mail programs follow links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = mailLinkOf(url);
  const answer = link && (await apiOf(context).call(checkPasswordReset, link));
  if (answer && !answer.ok && !isInvalidLink(answer.problem)) throw failure(answer.problem);
  if (answer?.ok) return data({ valid: true, email: "", constraint: constraintsOf(choosePasswordForm) });
  return data(
    { valid: false, email: typedAddress(context), constraint: constraintsOf(askMailForm) },
    { status: problemStatus.link_invalid },
  );
}

/** The link stays in the address: a refused form is sent to it again. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: choosePasswordForm, context });
  if (!form.ok) return form.reject();
  const link = mailLinkOf(url);
  if (!link) return form.refuse({ error: "link_invalid" });
  const answer = await signIn(context, "reset-link", { ...link, password: form.value.password });
  if (!answer.ok) {
    const problem = isInvalidLink(answer.problem) ? ({ error: "link_invalid" } as const) : answer.problem;
    return form.refuse(problem, { texts: suspensionTexts(problem, context) });
  }
  const next = await completeSignIn(context, answer.value, "/members");
  const done = accountTexts(context, answer.value.user.language)("access:choose.done");
  flash(context, { tone: "success", text: done, stays: true });
  return next;
}

export default function ChoosePassword({ loaderData: { valid, email, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  const labels = useNewPasswordLabels();
  if (!valid) {
    return (
      <InvalidLink>
        <AskMail email={email} constraint={constraint} />
      </InvalidLink>
    );
  }
  return (
    <Page title={t("choose.title")} lead={t("choose.lead")} width="narrow">
      <ServerForm constraint={constraint} reply={actionData?.form} errorTitle={t("errors_title")} labels={labels}>
        <NewPasswordFields />
        <ShowPassword />
        <Button wide>{t("choose.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
