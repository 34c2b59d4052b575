import type { MailKind } from "../../../../app/contract/notification-kinds.ts";
import type { Person } from "./person.ts";
import { planPush } from "./push.ts";
import type { MemberState } from "./state.ts";

/** Something that happened to a member, which they may want to hear of outside the site. */
export interface News {
  kind: Extract<MailKind, "new_conversations" | "new_messages" | "like">;
  from: Person;
  /** Of a message. */
  conversation?: string;
}

/** The one hook: plans a mail and push messages, unless the member is here to see it. */
export function notify(state: MemberState, news: News): void {
  if (state.isHere()) return;
  planPush(state, news);
}
