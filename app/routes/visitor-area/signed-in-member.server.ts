import type { Totals } from "../../contract/conversations/conversations.ts";
import type { User } from "../../contract/people/profile.ts";
import { apiOf, type Context } from "../../request/context.server.ts";
import { currentUserOf } from "../../request/session/current-user.server.ts";
import { countTotals } from "../../page-parts/layout/totals.server.ts";

/**
 * The member who looks at a page that visitors see too, for their own bar and badges; undefined for a visitor, and when
 * the API cannot say: the page does not need it.
 */
export async function signedInMember(context: Context): Promise<{ user: User; totals: Totals } | undefined> {
  const user = await currentUserOf(context);
  return user && { user, totals: await countTotals(user, apiOf(context)) };
}
