import type { MailKind } from "../../../../../app/contract/account/notification-kinds.ts";
import { clock } from "../../../clock.ts";
import { accountOf } from "../account/account.ts";
import { disabledReasons, wants } from "../account/account-settings.ts";
import { isHidden } from "../standing/hidden.ts";
import { lastMail } from "./mails.ts";
import type { Person } from "../people/person.ts";
import { scheduledNotification, scheduleNotification } from "./scheduled-notifications.ts";
import { enqueuePush } from "./push.ts";
import type { MemberState } from "../engine/state.ts";
import { totalsOf } from "../engine/totals.ts";

/** Something that happened to a member, which they may want to hear of outside the site. */
export interface News {
  kind: Extract<MailKind, "new_conversations" | "new_messages" | "like">;
  from: Person;
  /** Of a message. */
  conversation?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Somebody who reads it within this time needs no mail, and whoever writes three lines at once makes one. */
export const SHORT_WAIT = 5 * MINUTE;
/** Of one kind at most one mail in this time. */
const BETWEEN_MAILS = 4 * HOUR;
/** A message that nobody read for so long is worth a reminder. */
export const REMIND_AFTER = 3 * DAY;

/**
 * The one hook: enqueues push messages, and schedules a mail for the case that none of them arrives, unless the member is here to see
 * it (decisions 0068 and 0112).
 */
export function notify(state: MemberState, news: News): void {
  if (news.kind !== "like") scheduleReminder(state.sql);
  if (state.isHere()) return;
  enqueuePush(state, news);
  if (mayMail(state.sql, news.kind)) scheduleMail(state.sql, news);
}

/**
 * May such a mail leave? Never to somebody who cannot be reached, has not confirmed the address (but for the reminder
 * of just that), is deleting the account, or does not want it.
 */
export function mayMail(sql: SqlStorage, kind: MailKind, { unconfirmed = false } = {}): boolean {
  const { email, fictional, status } = accountOf(sql);
  const reachable = email !== "" && fictional === 0 && (unconfirmed || status === "confirmed");
  return reachable && !isHidden(sql) && disabledReasons(sql).length === 0 && wants(sql, "email", kind);
}

/** One mail a kind: it leaves a little after the first, and says what is still unread by then. */
function scheduleMail(sql: SqlStorage, { kind, from, conversation }: News): void {
  const id = conversation ?? from.id;
  // More lines in a new conversation are no news of their own before the mail about it has left.
  if (kind === "new_messages" && scheduledNotification(sql, "new_conversations")?.ids.includes(id)) return;
  const scheduled = scheduledNotification(sql, kind);
  const due = scheduled?.due ?? Math.max(clock.now() + SHORT_WAIT, (lastMail(sql, kind) ?? -Infinity) + BETWEEN_MAILS);
  scheduleNotification(sql, { kind, due, ids: [...new Set([...(scheduled?.ids ?? []), id])] });
}

/** With the first message that nobody has read yet; not again before all are read. */
function scheduleReminder(sql: SqlStorage): void {
  if (totalsOf(sql).num_unread_messages !== 1) return;
  const wanted = mayMail(sql, "unread_message_reminders") || wants(sql, "push", "unread_message_reminders");
  if (wanted) scheduleNotification(sql, { kind: "unread_message_reminders", due: clock.now() + REMIND_AFTER, ids: [] });
}
