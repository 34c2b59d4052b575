import { offerPasskey } from "../../contract/passkeys.ts";
import { apiOf, textsOf } from "../../request/context.server.ts";
import { readForm, type Refused } from "../../request/forms/form.server.ts";
import type { Route } from "./+types/passkey-question.ts";
import { passkeyQuestionForm } from "./passkeys/passkeys.form.ts";

/** A followed link has no password with it. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** What the script of the page of passkeys asks the device, or `{ text }` with why not. A question is kept by nobody. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, passkeyQuestionForm, context);
  if (!form.ok) return wordsOf(form.reject());
  const offer = await apiOf(context).call(offerPasskey, form.value);
  if (offer.ok) return Response.json(offer.value);
  // The page itself leads to the way back in.
  if (offer.problem.error === "authentication_required") return Response.json({}, { status: 403 });
  const texts = { password_wrong: textsOf(context)("access:security.password_wrong") };
  return wordsOf(form.refuse(offer.problem, { texts }));
}

function wordsOf({ data: { form }, init }: Refused): Response {
  return Response.json({ text: form.errors["password"] ?? form.formError }, init ?? undefined);
}
