import script from "../../../browser/totals.ts?worker&url";
import { memberId, PAGE_MEMBER_PARAMETER } from "../../../domain/auth/page-member.ts";
import { badgeCount } from "../../../domain/notifications/badge-count.ts";
import type { MemberArea } from "../../../request/pages/member-area.ts";
import { ItemBadge } from "../../../ui/top-bar/top-bar.tsx";

/** Keeps badges, title and app icon up to date on a page without React in the browser: the badges to fill in, and a small script. */
export function LiveTotals({ user, totals }: Pick<MemberArea, "user" | "totals">) {
  const member = memberId(user) ?? "";
  return (
    <>
      <template
        data-totals={`/totals?${new URLSearchParams({ [PAGE_MEMBER_PARAMETER]: member })}`}
        data-member={member}
        data-count={badgeCount(totals)}
      >
        {(["unread", "warning", "danger"] as const).map((tone) => (
          <div key={tone} data-tone={tone}>
            <ItemBadge tone={tone} count={0} label="" />
          </div>
        ))}
      </template>
      <script src={script} type="module" />
    </>
  );
}
