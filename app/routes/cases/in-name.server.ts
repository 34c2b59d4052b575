import { type Problem, signInProblems } from "../../contract/problems.ts";
import { PAGE_MEMBER_FIELD } from "../../domain/auth/page-member.ts";
import type { Result } from "../../domain/result.ts";
import { type Context, sessionOf, textsOf, typedOf } from "../../request/context.server.ts";
import { type GoodForm, readForm } from "../../request/forms/form.server.ts";
import { askUser } from "../../request/session/current-user.server.ts";
import { signInAgain } from "../../request/session/sign-in-again.server.ts";
import { inName } from "./in-name.form.ts";

/**
 * Whether the page said that this form goes in the name of an account, and in whose; `over`: nobody is signed in any more. The call
 * itself refuses where the session has ended since.
 */
export async function readInName(request: Request, context: Context) {
  const promised = await readForm({ request: request.clone(), schema: inName, context });
  if (!promised.ok) return { isMembers: false as const };
  const over = endIn(await askUser(context));
  return {
    isMembers: true as const,
    member: promised.value[PAGE_MEMBER_FIELD],
    over: over && { form: promised, over },
  };
}

/** Why nobody is signed in any more, where the answer says so; that the API failed says nothing. */
export function endIn(answer: Result<unknown>): Problem | undefined {
  return !answer.ok && answer.problem.error === "authentication_required" ? answer.problem : undefined;
}

/**
 * Whose session has ended signs in again, and finds what was typed. Who is suspended cannot: it comes back at once, to be sent as
 * anybody may, and is kept nowhere.
 */
export async function goOn(
  form: GoodForm<unknown>,
  { because }: Problem,
  { context, page }: { context: Context; page: "complaints" | "support" },
) {
  const code = signInProblems.find((one) => one === because);
  if (!code) throw signInAgain(sessionOf(context), `/${page}`);
  await typedOf(context).forget();
  return form.refuse({ error: code }, { texts: { [code]: textsOf(context)(`${page}:${code}`) } });
}
