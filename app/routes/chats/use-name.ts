import { useTranslation } from "../../request/use-translation.ts";
import { memberName, type Named } from "./member-name.ts";

/** How a member is called here; see memberName. */
export function useName(member: Named): string {
  const { t } = useTranslation(["chats", "common"]);
  return memberName(member, t);
}
