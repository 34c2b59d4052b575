import { redirect } from "react-router";
import { operatorPassword } from "../../../contract/operators/operators.ts";
import { linkTarget } from "../../../design/link-target.css.ts";
import { ENDED, STAFF_PATH, STAFF_SIGN_IN } from "../../../domain/auth/sign-in-path.ts";
import { PasskeySignIn } from "../../../page-parts/passkeys/passkey-sign-in.tsx";
import { apiOf, knownDevice, localeOf, sessionOf, visitorCookieContext } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/login.ts";
import { signInForm } from "../../../page-parts/form-rules/sign-in.form.ts";

export const handle = { title: "operators:login.title" } satisfies PageHandle;

export function loader({ url, context }: Route.LoaderArgs) {
  if (sessionOf(context).signedIn) throw redirect(STAFF_PATH);
  return { ended: url.searchParams.has(ENDED), constraint: constraintsOf(signInForm) };
}

/** After the right password a code is on its way; what it belongs to stays in this browser, sealed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: signInForm, context });
  if (!form.ok) return form.reject();
  const order = { ...form.value, ...(await knownDevice(context)), language: localeOf(context) };
  const checked = await apiOf(context).call(operatorPassword, order);
  if (!checked.ok) return form.refuse(checked.problem);
  context.get(visitorCookieContext).change({ operator: { challenge: checked.value.challenge } });
  return redirect(`${STAFF_SIGN_IN}/code`, 303);
}

export default function OperatorLogin({ loaderData: { ended, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page title={t("operators:login.title")} lead={t("operators:login.lead")} width="narrow">
      {ended && !actionData && (
        <Banner tone="info">
          <p>{t("operators:login.ended")}</p>
        </Banner>
      )}
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{ email: t("login:email"), password: t("login:password") }}
      >
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <Button wide>{t("operators:login.next")}</Button>
      </ServerForm>
      <p>
        <a href="/login" className={linkTarget}>
          {t("operators:login.member")}
        </a>
      </p>
      {/* A script shows it later. It is last on the page, so that nothing moves. */}
      <PasskeySignIn action={`${STAFF_SIGN_IN}/passkey`} />
    </Page>
  );
}
