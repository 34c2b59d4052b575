import { currentUser } from "../../../contract/account/session.ts";
import { statusOf } from "../../../api/problem.server.ts";
import { isOtherMember, PAGE_MEMBER_PARAMETER } from "../../../domain/auth/page-member.ts";
import { badgeCount } from "../../../domain/notifications/badge-count.ts";
import { barBadges } from "../../../page-parts/layout/bar-badges.ts";
import { countTotals } from "../../../page-parts/layout/totals.server.ts";
import { apiOf, sessionOf, textsOf } from "../../../request/context.server.ts";
import { requireMember } from "../../../request/session/require-member.server.ts";
import { shownCount } from "../../../ui/badge/badge.tsx";
import type { Route } from "./+types/totals.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

/** What the bar shows now, for pages without React in the browser (`app/browser/totals.ts`). Of another member's page it says nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const isOther = isOtherMember(url.searchParams.get(PAGE_MEMBER_PARAMETER), sessionOf(context).member);
  if (isOther) return Response.json({ error: "other_member" }, { status: 409 });
  const api = apiOf(context);
  const answer = await api.call(currentUser);
  if (!answer.ok) return Response.json({ error: answer.problem.error }, { status: statusOf(answer.problem) });
  const totals = await countTotals(answer.value.user, api);
  const badges = Object.entries(barBadges(totals, textsOf(context))).flatMap(([href, badge]) =>
    badge ? [{ href, tone: badge.tone, label: badge.label, count: `${shownCount(badge.count)}` }] : [],
  );
  return Response.json({ count: badgeCount(totals), badges });
}
