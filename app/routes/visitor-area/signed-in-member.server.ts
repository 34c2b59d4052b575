import { currentUser } from "../../contract/session.ts";
import type { Totals } from "../../contract/conversations.ts";
import type { User } from "../../contract/profile.ts";
import { apiOf, type Context, sessionOf } from "../../request/context.server.ts";
import { countTotals } from "../../page-parts/layout/totals.server.ts";

/**
 * The member who looks at a page that visitors see too, for their own bar and badges; undefined for a visitor, and when
 * the API cannot say: the page does not need it.
 */
export async function signedInMember(context: Context): Promise<{ user: User; totals: Totals } | undefined> {
  const session = sessionOf(context);
  if (!session.signedIn) return undefined;
  const api = apiOf(context);
  const answer = await api.call(currentUser);
  if (answer.ok) return { user: answer.value.user, totals: await countTotals(answer.value.user, api) };
  if (answer.problem.error === "authentication_required") session.end();
  return undefined;
}
