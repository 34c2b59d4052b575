import type { User } from "../../contract/people/profile.ts";
import { currentUser } from "../../contract/account/session.ts";
import { refuse, type Result } from "../../domain/result.ts";
import { apiOf, type Context, sessionOf } from "../context.server.ts";

/**
 * The signed-in member, or why there is none: `authentication_required` for a visitor, and where the API knows no such session,
 * which then ends here. Elsewhere a refusal by user.php only means a visitor (spec §8).
 */
export async function askUser(context: Context): Promise<Result<User>> {
  const session = sessionOf(context);
  if (!session.signedIn) return refuse("authentication_required");
  const answer = await apiOf(context).call(currentUser);
  if (answer.ok) return { ok: true, value: answer.value.user };
  if (answer.problem.error === "authentication_required") session.end();
  return answer;
}

/** The signed-in member, where a page does without: undefined for a visitor, and when the API cannot say. */
export async function currentUserOf(context: Context): Promise<User | undefined> {
  const asked = await askUser(context);
  return asked.ok ? asked.value : undefined;
}
