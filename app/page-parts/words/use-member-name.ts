import { useTranslation } from "../../request/locale/use-translation.ts";
import { memberName, type Named } from "./member-name.ts";

/** How a member is called here; see memberName. */
export function useMemberName(member: Named): string {
  const { t } = useTranslation(["chats", "common"]);
  return memberName(member, t);
}
