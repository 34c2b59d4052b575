import { useOutletContext } from "react-router";
import { memberId, PAGE_MEMBER_FIELD } from "../domain/auth/page-member.ts";
import type { MemberArea } from "../request/pages/member-area.ts";

/** In a form that costs or ends something: whose page it stands on, so that nobody who signed in here since is asked in their place. */
export function PageMemberField({ member }: { member?: string | undefined }) {
  const area = useOutletContext<MemberArea | undefined>();
  // Never what a refused form held: pressed again, it is the new member's own.
  return <input type="hidden" name={PAGE_MEMBER_FIELD} value={member ?? (area && memberId(area.user))} readOnly />;
}
