import type {
  DisabledReason,
  MailKind,
  NotificationChannel,
} from "../../../../../app/contract/account/notification-kinds.ts";
import { clock } from "../../../clock.ts";

type Switches = Partial<Record<MailKind, boolean>>;

/** What a member chose; whatever is missing is the default. */
export interface AccountSettings extends Record<NotificationChannel, Switches> {
  light_mode: boolean;
  comfort_mode: boolean;
  /** Visitors may see the member's card where a link leads to it. Off unless the member switched it on. */
  show_to_visitors: boolean;
  /**
   * Others see when the member is here, when they have read a message, and when they type, and the member sees it of others.
   * On unless the member switched it off (decision 0207).
   */
  show_online: boolean;
  show_read: boolean;
  show_typing: boolean;
  /** Out of the search until the member comes back; conversations go on. */
  paused: boolean;
  /** People are suggested to the member every day. Off unless the member switched it on. */
  suggestions: boolean;
  /** The Enter key sends a message. Off unless the member switched it on. */
  enter_sends: boolean;
  /** IANA; undefined or empty: the site's usual one. */
  time_zone?: string;
}

/** Mail that sells something goes only to who asked for it, at sign-up or in the settings. */
const ONLY_WHEN_ASKED: readonly MailKind[] = ["promotions", "news"];

/** The member's settings; what was never set has its default. */
export function accountSettings(sql: SqlStorage): AccountSettings {
  return settingsIn(sql.exec<{ settings: string }>("SELECT settings FROM account").one());
}

/** As `accountSettings`, of an account's row. */
export function settingsIn({ settings }: { settings: string }): AccountSettings {
  const kept = JSON.parse(settings) as Partial<AccountSettings>;
  const usual = { light_mode: false, comfort_mode: false, enter_sends: false, show_to_visitors: false };
  const seen = { show_online: true, show_read: true, show_typing: true, paused: false, suggestions: false };
  return { ...usual, ...seen, ...kept, email: kept.email ?? {}, push: kept.push ?? {} };
}

/** Changes what is named; the rest stays, also single kinds of mail. */
export function changeAccountSettings(sql: SqlStorage, changes: Partial<AccountSettings>): void {
  const before = accountSettings(sql);
  const after: AccountSettings = {
    ...before,
    ...changes,
    email: { ...before.email, ...changes.email },
    push: { ...before.push, ...changes.push },
  };
  sql.exec("UPDATE account SET settings = ?", JSON.stringify(after));
}

/** Does the member want to hear of this, this way? Whether mail is disabled altogether is another question. */
export function wants(sql: SqlStorage, channel: NotificationChannel, kind: MailKind): boolean {
  return isWanted(accountSettings(sql), channel, kind);
}

/** As `wants`, of settings that were read already. */
export function isWanted(settings: AccountSettings, channel: NotificationChannel, kind: MailKind): boolean {
  return settings[channel][kind] ?? !ONLY_WHEN_ASKED.includes(kind);
}

const OLDEST_FIRST = "ORDER BY at, reason";

/** The reasons of `disabledReasons`, as SQL that gives a JSON list. */
export const DISABLED_REASONS = `SELECT json_group_array(reason ${OLDEST_FIRST}) FROM notifications_disabled`;

/** Why mail is switched off, oldest first; nothing: it is on. Spec §4. */
export function disabledReasons(sql: SqlStorage): { reason: DisabledReason; at: number }[] {
  return sql
    .exec<{ reason: DisabledReason; at: number }>(`SELECT reason, at FROM notifications_disabled ${OLDEST_FIRST}`)
    .toArray();
}

/** Sends no mail from now on, for this reason (spec §4). Again keeps the first time. */
export function disableMail(sql: SqlStorage, reason: DisabledReason): void {
  sql.exec("INSERT OR IGNORE INTO notifications_disabled (reason, at) VALUES (?, ?)", reason, clock.now());
}

/** Removes one reason for sending no mail. */
export function enableMail(sql: SqlStorage, reason: DisabledReason): void {
  sql.exec("DELETE FROM notifications_disabled WHERE reason = ?", reason);
}
