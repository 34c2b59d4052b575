import { statusOf } from "../../api/problem.server.ts";
import type { Answer } from "../../api/reply.server.ts";
import type { Refused } from "../../request/forms/form.server.ts";

/** WebAuthn's options for a page's script; or the problem's status, with which the script knows no more than that it failed. */
export function optionsAnswer(options: Answer<object>): Response {
  if (options.ok) return Response.json(options.value);
  const { error } = options.problem;
  return Response.json({ error }, { status: statusOf(options.problem) });
}

/** `{ text }`: why not, in words for whoever filled in the form. */
export function refusedOptions({ data: { form }, init }: Refused): Response {
  const { "": whole, ...fields } = form.error ?? {};
  const [field] = Object.values(fields);
  return Response.json({ text: (whole ?? field)?.text }, init ?? undefined);
}

/** Only a posted form has the password that the options ask for. */
export function postOnly(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
