/** The e-mail notification kinds of spec §3, in its order; push messages come in the same kinds. */
export const mailKinds = [
  "new_conversations",
  "new_messages",
  "like",
  "unread_message_reminders",
  "promotions",
  "weekly_updates",
  "news",
  "reminders",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Where a notification goes. */
export type NotificationChannel = "email" | "push";

/** Why mail is switched off (spec §4): marked as spam, came back, the mail program's own unsubscribe button. */
export const disabledReasons = ["fbl", "bounce", "listunsubscribe"] as const;
export type DisabledReason = (typeof disabledReasons)[number];
