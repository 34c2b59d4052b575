import { operatorPasskeyCreationOptions } from "../../../contract/operators/operator-passkeys.ts";
import { optionsAnswer, postOnly, refusedOptions } from "../../../page-parts/passkeys/passkey-answers.server.ts";
import { apiOf, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { signInForm } from "../../../page-parts/form-rules/sign-in.form.ts";
import type { Route } from "./+types/options.ts";

export const loader = postOnly;

/** The options with which the page's script has the device make a passkey, or `{ text }` with why not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: signInForm, context });
  if (!form.ok) return refusedOptions(form.reject());
  const offer = await apiOf(context).call(operatorPasskeyCreationOptions, form.value);
  // The page itself leads to sign-in.
  if (offer.ok || offer.problem.error === "authentication_required") return optionsAnswer(offer);
  const texts = { login_failed: textsOf(context)("operators:passkeys.wrong") };
  return refusedOptions(form.refuse(offer.problem, { texts }));
}
