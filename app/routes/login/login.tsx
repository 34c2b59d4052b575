import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { completeSignIn } from "../../auth/complete-sign-in.server.ts";
import { signIn } from "../../auth/sign-in.server.ts";
import { listDemoLogins } from "../../contract/development.ts";
import { memberSignInPath } from "../../domain/auth/sign-in-path.ts";
import type { SignInProblem } from "../../contract/problems.ts";
import { apiOf, type Context, draftOf, sessionOf, settingsOf, typedOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Banner } from "../../ui/banner/banner.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ServerForm } from "../../ui/form/server-form.tsx";
import { Hidden } from "../../ui/form/hidden.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Page } from "../../ui/page/page.tsx";
import { MarkedText } from "../../page-parts/words/marked-text.tsx";
import { PasskeySignIn } from "../../page-parts/passkeys/passkey-sign-in.tsx";
import { ShowPassword } from "../../page-parts/password/show-password.tsx";
import { takeSuspension } from "../../request/session/suspended-session.server.ts";
import { suspensionTexts } from "../../request/session/suspension-texts.server.ts";
import { rememberAddress, typedAddress } from "../../request/visitor/typed-address.server.ts";
import type { Route } from "./+types/login.ts";
import { DemoLogins } from "./demo-logins.tsx";
import { loginForm } from "./login.form.ts";
import { SuspensionHint } from "./suspension-hint.tsx";

export const handle = { hydrate: false, title: "login:title" } satisfies PageHandle;

const HOME = "/members";

export async function loader({ url, context }: Route.LoaderArgs) {
  const target = url.searchParams.get("redirect");
  if (sessionOf(context).signedIn) throw redirect(redirectTarget(target, HOME));
  const demo = settingsOf(context).demo ? await apiOf(context).call(listDemoLogins) : undefined;
  const back = redirectTarget(target, HOME);
  return {
    target: target && back,
    /** What was typed there, when the session ended. */
    kept: target !== null && (await typedOf(context).keeps(new URL(back, url).pathname)),
    suspended: takeSuspension(context),
    /** Typed here before, or into the sign-up, where it turned out to have an account. */
    email: typedAddress(context) || (await draftedAddress(context)),
    demo: demo?.ok ? demo.value.logins : [],
    constraint: constraintsOf(loginForm),
  };
}

/** Signing in works while drafts cannot be read; the address is typed again. */
async function draftedAddress(context: Context): Promise<string | undefined> {
  return draftOf(context)
    .read()
    .then(({ email }) => email)
    .catch(() => undefined);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: loginForm, context });
  if (!form.ok) return form.reject();
  const { redirect: target, ...credentials } = form.value;
  const answer = await signIn(context, "password", credentials);
  if (!answer.ok) {
    const refused = form.refuse(answer.problem, { texts: suspensionTexts(answer.problem, context) });
    const { error } = answer.problem;
    if (error === "too_many_attempts") rememberAddress(context, credentials.email);
    return data({ ...refused.data, error }, refused.init ?? undefined);
  }
  return completeSignIn(context, answer.value, redirectTarget(target, HOME));
}

export default function Login({
  loaderData: { target, kept, suspended, email, demo, constraint },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTranslation("login");
  const refused = actionData && "error" in actionData ? actionData.error : undefined;
  const welcome = !(actionData ? isClosed(refused) : suspended);
  return (
    <Page title={t("title")} lead={welcome && t("lead")} width="narrow">
      {suspended && !actionData && (
        <Banner tone="warning">
          <p>{t(suspended === "account_banned" ? "ended_banned" : "ended_suspended")}</p>
        </Banner>
      )}
      {target && !actionData && !suspended && (
        <Banner tone="info">
          <p>{t("please_sign_in")}</p>
          {kept && <p>{t("typed_waits")}</p>}
        </Banner>
      )}
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("errors_title")}
        labels={{ email: t("email"), password: t("password") }}
        // Where it leads stays in the address of a refused one: for the passkey below, and for another language.
        action={target ? memberSignInPath(target) : "/login"}
      >
        {refused !== undefined && <WayOn error={refused} />}
        <TextField name="email" type="email" autoComplete="username" defaultValue={email} />
        <PasswordField name="password" autoComplete="current-password" />
        <ShowPassword />
        <Hidden name="redirect" value={target ?? ""} />
        <Button wide>{t("submit")}</Button>
        {/* A button, so that the address comes along; behind the first one, which Enter means. */}
        <Button tone="quiet" wide formAction="/reset-password" name="intent" value="open">
          {t("forgot")}
        </Button>
      </ServerForm>
      <p>
        {t("no_account")} <a href="/signup">{t("sign_up")}</a>
      </p>
      {demo.length > 0 && <DemoLogins logins={demo} />}
      {/* A script shows it later. It is last on the page, so that nothing moves. */}
      <PasskeySignIn action="/login/passkey">
        <Hidden name="redirect" value={target ?? ""} />
      </PasskeySignIn>
    </Page>
  );
}

/** What helps who was refused; a new password works while signing in is blocked, too. */
function WayOn({ error }: { error: unknown }) {
  const { t } = useTranslation("login");
  if (error === "login_failed") return <p>{t("wrong_hint")}</p>;
  if (isClosed(error)) return <SuspensionHint error={error} />;
  if (error !== "too_many_attempts") return null;
  return (
    <p>
      <MarkedText text={t("blocked_hint")} marks={{ reset: <ToReset /> }} />
    </p>
  );
}

function isClosed(error: unknown): error is SignInProblem {
  return error === "account_suspended" || error === "account_banned";
}

function ToReset({ children }: { children?: ReactNode }) {
  return <a href="/reset-password">{children}</a>;
}
