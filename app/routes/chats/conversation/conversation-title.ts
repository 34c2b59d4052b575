import type { Translate } from "../../../request/locale/texts.server.ts";
import type { ConversationData } from "./conversation.server.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";

/** "Messages with Els". */
export function conversationTitle(data: ConversationData | undefined, t: Translate): string {
  if (!data) return t("chats:title");
  return t("chats:with", { name: memberName({ ...data.person, deleted: data.deleted }, t) });
}
