import { redirect } from "react-router";
import { requestPasswordReset } from "../../contract/account/access.ts";
import { apiOf, knownDevice, sessionOf } from "../../request/context.server.ts";
import { constraintsOf } from "../../request/forms/constraints.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { useTranslation } from "../../request/locale/use-translation.ts";
import { Page } from "../../ui/page/page.tsx";
import type { Route } from "./+types/reset-password.ts";
import { AskMail } from "./ask-mail.tsx";
import { askMailForm, resetPasswordForm } from "./reset-password.form.ts";
import { rememberAddress, typedAddress } from "../../request/visitor/typed-address.server.ts";

export const handle = { hydrate: false, title: "access:reset.title", entryWarning: "never" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return {
    email: typedAddress(context),
    signedIn: sessionOf(context).signedIn,
    constraint: constraintsOf(askMailForm),
  };
}

/** The answer is the same whether the address has an account or not (decision 0060). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: resetPasswordForm, context });
  if (!form.ok) return form.reject();
  const { intent, email } = form.value;
  rememberAddress(context, email);
  if (intent === "open") return redirect("/reset-password", 303);
  const asked = await apiOf(context).call(requestPasswordReset, { email, ...(await knownDevice(context)) });
  if (!asked.ok) return form.refuse(asked.problem);
  return redirect("/reset-password/sent", 303);
}

export default function ResetPassword({ loaderData: { signedIn, ...form }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("access");
  return (
    <Page
      title={t("reset.title")}
      lead={t("reset.lead")}
      back={
        signedIn ? <a href="/profile/security">{t("security.title")}</a> : <a href="/login">{t("reset.to_sign_in")}</a>
      }
      width="narrow"
    >
      <AskMail {...form} reply={actionData?.form} />
    </Page>
  );
}
