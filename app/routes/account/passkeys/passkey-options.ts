import { passkeyCreationOptions } from "../../../contract/account/passkeys.ts";
import { optionsAnswer, postOnly, refusedOptions } from "../../../page-parts/passkeys/passkey-answers.server.ts";
import { apiOf, textsOf } from "../../../request/context.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import type { Route } from "./+types/passkey-options.ts";
import { passkeyOptionsForm } from "./passkey-options.form.ts";

export const loader = postOnly;

/** The options with which the page's script has the device make a passkey, or `{ text }` with why not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: passkeyOptionsForm, context });
  if (!form.ok) return refusedOptions(form.reject());
  const offer = await apiOf(context).call(passkeyCreationOptions, form.value);
  // The page itself redirects to sign-in.
  if (offer.ok || offer.problem.error === "authentication_required") return optionsAnswer(offer);
  const texts = { password_wrong: textsOf(context)("access:security.password_wrong") };
  return refusedOptions(form.refuse(offer.problem, { texts }));
}
