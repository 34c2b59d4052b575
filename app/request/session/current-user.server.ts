import type { User } from "../../contract/people/profile.ts";
import { currentUser } from "../../contract/account/session.ts";
import { apiOf, type Context, sessionOf } from "../context.server.ts";

/**
 * The signed-in member, where a page does without: undefined for a visitor, when the API cannot say, and when it knows no
 * such session, which then ends here. Elsewhere a refusal by user.php only means a visitor (spec §8).
 */
export async function currentUserOf(context: Context): Promise<User | undefined> {
  const session = sessionOf(context);
  if (!session.signedIn) return undefined;
  const answer = await apiOf(context).call(currentUser);
  if (answer.ok) return answer.value.user;
  if (answer.problem.error === "authentication_required") session.end();
  return undefined;
}
