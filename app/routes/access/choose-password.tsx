import { data, redirect } from "react-router";
import { checkPasswordReset, resetPassword } from "../../contract/access.ts";
import { problemStatus } from "../../contract/problems.ts";
import { isLocale } from "../../domain/locale/languages.ts";
import { accountTexts, apiOf, flash, knownDevice, rememberLocale } from "../../request/context.server.ts";
import { failure } from "../../request/pages/failure.server.ts";
import { rememberModes } from "../../request/session/modes.server.ts";
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
import { NewPasswordFields } from "../../page-parts/password/new-password-fields.tsx";
import { forgetAddress, typedAddress } from "../../page-parts/password/typed-address.server.ts";

export const handle = { hydrate: false, title: "access:choose.title" } satisfies PageHandle;

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
  const form = await readForm(request, choosePasswordForm, context);
  if (!form.ok) return form.reject();
  const link = mailLinkOf(url);
  if (!link) return form.refuse({ error: "link_invalid" });
  const answer = await apiOf(context).call(resetPassword, {
    ...link,
    ...(await knownDevice(context)),
    password: form.value.password,
  });
  if (!answer.ok) return form.refuse(isInvalidLink(answer.problem) ? { error: "link_invalid" } : answer.problem);
  const { language, ...modes } = answer.value.user;
  if (isLocale(language)) rememberLocale(context, language);
  rememberModes(context, modes);
  forgetAddress(context);
  flash(context, { tone: "success", text: accountTexts(context, language)("access:choose.done") });
  return redirect("/members", 303);
}

export default function ChoosePassword({ loaderData: { valid, email, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  if (!valid) {
    return (
      <InvalidLink>
        <AskMail email={email} constraint={constraint} />
      </InvalidLink>
    );
  }
  return (
    <Page title={t("choose.title")} lead={t("choose.lead")} width="narrow">
      <ServerForm constraint={constraint} reply={actionData?.form} errorTitle={t("errors_title")}>
        <NewPasswordFields />
        <Button wide>{t("choose.submit")}</Button>
      </ServerForm>
    </Page>
  );
}
