import { redirect } from "react-router";
import { completeSignIn } from "../../auth/complete-sign-in.server.ts";
import { signIn } from "../../auth/sign-in.server.ts";
import { passkeySignInOptions } from "../../contract/account/passkeys.ts";
import { z } from "../../contract/zod.ts";
import { memberSignInPath } from "../../domain/auth/sign-in-path.ts";
import { optionsAnswer } from "../../page-parts/passkeys/passkey-answers.server.ts";
import { passkeyAnswerForm } from "../../page-parts/passkeys/passkeys.form.ts";
import { apiOf, flash, textsOf } from "../../request/context.server.ts";
import { suspensionTexts } from "../../request/session/suspension-texts.server.ts";
import { readForm } from "../../request/forms/form.server.ts";
import { redirectTarget } from "../../request/forms/redirect-target.ts";
import type { Route } from "./+types/passkey.ts";

const responseForm = passkeyAnswerForm.extend({ redirect: z.string().default("") });

/** WebAuthn's options, for the script of the sign-in page. */
export async function loader({ context }: Route.LoaderArgs) {
  return optionsAnswer(await apiOf(context).call(passkeySignInOptions));
}

/** The device's response. One that is not valid leads back to the page, where the password's form is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: responseForm, context });
  if (!form.ok) return redirect("/login", 303);
  const { redirect: target, ...answer } = form.value;
  const signedIn = await signIn(context, "passkey", answer);
  if (!signedIn.ok) {
    const text = suspensionTexts(signedIn.problem, context)[signedIn.problem.error];
    flash(context, { tone: "danger", text: text ?? textsOf(context)("access:passkeys.sign_in_failed") });
    return redirect(target ? memberSignInPath(redirectTarget(target, "/members")) : "/login", 303);
  }
  return completeSignIn(context, signedIn.value, redirectTarget(target, "/members"));
}
