import { redirect, type MiddlewareFunction } from "react-router";
import { signInPath } from "../../domain/auth/sign-in-path.ts";
import { KEEP_TYPED_FIELD } from "../../domain/auth/page-member.ts";
import { sessionOf, typedOf } from "../context.server.ts";
import { readFormData } from "../forms/form-data.server.ts";

/** Guards the members' area: visitors sign in first, and come back to the page they wanted, and to what they typed there. */
export const requireMember: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  if (sessionOf(context).signedIn) return;
  // A file that is sent without a session is not read.
  const sent = isForm(request) ? await readFormData(request) : undefined;
  if (sent?.ok && sent.value.has(KEEP_TYPED_FIELD)) typedOf(context).note(sent.value, url.pathname);
  throw redirect(signInPath(url.pathname + url.search));
};

function isForm({ method, headers }: Request): boolean {
  return method === "POST" && (headers.get("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
}
