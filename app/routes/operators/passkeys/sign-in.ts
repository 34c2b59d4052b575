import { redirect } from "react-router";
import { completeOperatorSignIn, signInOperator } from "../../../auth/operator-sign-in.server.ts";
import { operatorPasskeySignInOptions } from "../../../contract/operators/operator-passkeys.ts";
import { STAFF_SIGN_IN } from "../../../domain/auth/sign-in-path.ts";
import { optionsAnswer } from "../../../page-parts/passkeys/passkey-answers.server.ts";
import { passkeyAnswerForm } from "../../../page-parts/passkeys/passkeys.form.ts";
import { apiOf, flash, textsOf } from "../../../request/context.server.ts";
import { problemText } from "../../../request/locale/problem-text.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import type { Route } from "./+types/sign-in.ts";

/** WebAuthn's options, for the script of the staff's sign-in page. */
export async function loader({ context }: Route.LoaderArgs) {
  return optionsAnswer(await apiOf(context).call(operatorPasskeySignInOptions));
}

/** The device's response. One that is not valid leads back to the page, where password and code are. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: passkeyAnswerForm, context });
  if (!form.ok) return redirect(STAFF_SIGN_IN, 303);
  const signedIn = await signInOperator(context, "operator-passkey", form.value);
  if (signedIn.ok) return completeOperatorSignIn(context, signedIn.value);
  const t = textsOf(context);
  const { problem } = signedIn;
  const text = problem.error === "login_failed" ? t("access:passkeys.sign_in_failed") : problemText(problem, t);
  flash(context, { tone: "danger", text });
  return redirect(STAFF_SIGN_IN, 303);
}
