import { forgetDrafts } from "./outbox/draft-store.ts";
import { forgetOutboxes } from "./outbox/outbox-store.ts";
import { forgetShownLikes } from "./shown-likes.ts";

/** What the device keeps for a member, when they sign out on purpose: another person may use it next. */
export function forgetOnDevice(member: string | undefined): void {
  forgetOutboxes(localStorage);
  forgetShownLikes(localStorage);
  if (member !== undefined) forgetDrafts(localStorage, member);
}
