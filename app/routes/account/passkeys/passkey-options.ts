import { passkeyCreationOptions } from "../../../contract/passkeys.ts";
import { apiOf, textsOf } from "../../../request/context.server.ts";
import { readForm, type Refused } from "../../../request/forms/form.server.ts";
import type { Route } from "./+types/passkey-options.ts";
import { passkeyOptionsForm } from "./passkeys.form.ts";

/** Only a posted form has the password that the options ask for. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** The options with which the page's script has the device make a passkey, or `{ text }` with why not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, passkeyOptionsForm, context);
  if (!form.ok) return wordsOf(form.reject());
  const offer = await apiOf(context).call(passkeyCreationOptions, form.value);
  if (offer.ok) return Response.json(offer.value);
  // The page itself redirects to sign-in.
  if (offer.problem.error === "authentication_required") return Response.json({}, { status: 403 });
  const texts = { password_wrong: textsOf(context)("access:security.password_wrong") };
  return wordsOf(form.refuse(offer.problem, { texts }));
}

function wordsOf({ data: { form }, init }: Refused): Response {
  return Response.json({ text: (form.error?.password ?? form.error?.[""])?.text }, init ?? undefined);
}
