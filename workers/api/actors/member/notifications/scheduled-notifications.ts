import type { MailKind } from "../../../../../app/contract/account/notification-kinds.ts";
import { clock } from "../../../clock.ts";
import { first } from "../engine/state.ts";

/** A mail that may leave later; the two reminders are each scheduled once. */
export type ScheduledKind = Exclude<MailKind, "reminders" | "promotions" | "news"> | "activation" | "photo";

export interface ScheduledNotification {
  kind: ScheduledKind;
  /** Milliseconds. */
  due: number;
  /** What it is about: conversations, or people who like the member. */
  ids: string[];
}

type Row = { kind: ScheduledKind; due: number; data: string };

/** Schedules it; an earlier one of this kind is replaced. */
export function scheduleNotification(sql: SqlStorage, { kind, due, ids }: ScheduledNotification): void {
  sql.exec(
    "INSERT OR REPLACE INTO scheduled_notifications (kind, due, data) VALUES (?, ?, ?)",
    kind,
    due,
    JSON.stringify(ids),
  );
}

/** What is scheduled of this kind; one at most. */
export function scheduledNotification(sql: SqlStorage, kind: ScheduledKind): ScheduledNotification | undefined {
  const row = first(sql.exec<Row>("SELECT kind, due, data FROM scheduled_notifications WHERE kind = ?", kind));
  return row && notificationOf(row);
}

/** Nothing of this kind leaves any more. */
export function unscheduleNotification(sql: SqlStorage, kind: ScheduledKind): void {
  sql.exec("DELETE FROM scheduled_notifications WHERE kind = ?", kind);
}

/** Those whose time has come; they are scheduled no longer. */
export function takeDueNotifications(sql: SqlStorage): ScheduledNotification[] {
  const rows = sql.exec<Row>(
    "DELETE FROM scheduled_notifications WHERE due <= ? RETURNING kind, due, data",
    clock.now(),
  );
  return rows.toArray().map(notificationOf);
}

/** Somebody was erased: no scheduled notification names them. */
export function forgetInNotifications(sql: SqlStorage, id: string): void {
  const scheduled = scheduledNotification(sql, "like");
  if (scheduled) scheduleNotification(sql, { ...scheduled, ids: scheduled.ids.filter((one) => one !== id) });
}

function notificationOf({ kind, due, data }: Row): ScheduledNotification {
  return { kind, due, ids: JSON.parse(data) as string[] };
}
