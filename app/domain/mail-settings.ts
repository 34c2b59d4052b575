import { mailKinds, type MailKind } from "../contract/notification-kinds.ts";

/** The kinds of spec §3 as a member thinks of them: what people do, what we remind of, what the site itself tells. */
export const mailGroups = {
  people: ["new_conversations", "new_messages", "like"],
  reminding: ["unread_message_reminders", "weekly_updates", "reminders"],
  site: ["promotions", "news"],
} as const satisfies Record<string, readonly MailKind[]>;

export type MailGroup = keyof typeof mailGroups;

/** What ticked boxes mean: a kind whose box sent nothing is off. `prefix`: of the boxes' names, e.g. `email.`. */
export function switchesIn(fields: Record<string, string>, prefix: string): Record<MailKind, boolean> {
  return Object.fromEntries(mailKinds.map((kind) => [kind, fields[prefix + kind] === "on"])) as Record<
    MailKind,
    boolean
  >;
}
