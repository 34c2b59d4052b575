import { redirect } from "react-router";
import { completeOperatorSignIn, signInOperator } from "../../../auth/operator-sign-in.server.ts";
import { STAFF_SIGN_IN } from "../../../domain/auth/sign-in-path.ts";
import { type Context, flash, settingsOf, textsOf, visitorCookieContext } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { Banner } from "../../../ui/banner/banner.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ServerForm } from "../../../ui/form/server-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page } from "../../../ui/page/page.tsx";
import type { Route } from "./+types/code.ts";
import { codeForm } from "./sign-in.form.ts";

export const handle = { title: "operators:code.title" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  challengeOf(context);
  return { demo: settingsOf(context).demo, constraint: constraintsOf(codeForm) };
}

/** A code that is worth nothing any more leads back to the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const challenge = challengeOf(context);
  const form = await readForm({ request, schema: codeForm, context });
  if (!form.ok) return form.reject();
  const t = textsOf(context);
  const signedIn = await signInOperator(context, "operator-code", { challenge, ...form.value });
  if (signedIn.ok) {
    forget(context);
    return completeOperatorSignIn(context, signedIn.value);
  }
  if (signedIn.problem.error !== "code_expired")
    return form.refuse(signedIn.problem, {
      fields: { code_wrong: "code" },
      texts: { code_wrong: t("operators:code.wrong") },
    });
  forget(context);
  flash(context, { tone: "warning", text: t("operators:code.expired") });
  return redirect(STAFF_SIGN_IN, 303);
}

function challengeOf(context: Context): string {
  const challenge = context.get(visitorCookieContext).data.operator?.challenge;
  if (!challenge) throw redirect(STAFF_SIGN_IN);
  return challenge;
}

function forget(context: Context): void {
  context.get(visitorCookieContext).change({ operator: {} });
}

export default function OperatorCode({ loaderData: { demo, constraint }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <Page
      title={t("operators:code.title")}
      lead={t("operators:code.lead")}
      width="narrow"
      back={<a href={STAFF_SIGN_IN}>{t("operators:code.back")}</a>}
    >
      <ServerForm
        constraint={constraint}
        reply={actionData?.form}
        errorTitle={t("login:errors_title")}
        labels={{ code: t("operators:code.label") }}
      >
        <TextField name="code" hint={t("operators:code.hint")} inputMode="numeric" autoComplete="one-time-code" />
        <Button wide>{t("login:submit")}</Button>
      </ServerForm>
      {demo && (
        <Banner tone="info" title={t("login:demo_title")}>
          <p>
            <a href="/dev/mailbox">{t("operators:code.mailbox")}</a>
          </p>
        </Banner>
      )}
    </Page>
  );
}
