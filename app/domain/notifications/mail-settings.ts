import { mailKinds, type MailKind } from "../../contract/account/notification-kinds.ts";
import { isLive } from "../live-features.ts";

/** The kinds of spec §3 as a member thinks of them: what people do, what we remind of, what the site itself tells. */
export const mailGroups = {
  people: ["new_conversations", "new_messages", "like"],
  reminding: ["unread_message_reminders", "weekly_updates", "reminders"],
  site: ["promotions", "news"],
} as const satisfies Record<string, readonly MailKind[]>;

export type MailGroup = keyof typeof mailGroups;

/** The kinds that are sent at all, in the order of spec §3: only these have a switch. */
export const liveMailKinds: readonly MailKind[] = mailKinds.filter(
  (kind) => (kind !== "promotions" && kind !== "news") || isLive(kind),
);

/**
 * What the ticked boxes of a column mean: a kind whose box sent nothing is off. `kinds`: those that had a box; what had
 * none stays as it was.
 */
export function switchesIn(
  boxes: Record<string, string>,
  kinds: readonly MailKind[] = liveMailKinds,
): Partial<Record<MailKind, boolean>> {
  return Object.fromEntries(kinds.map((kind) => [kind, boxes[kind] === "on"]));
}
