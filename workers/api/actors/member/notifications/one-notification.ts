import { eraseRows } from "../../erase-rows.ts";
import {
  scheduledNotification,
  scheduleNotification,
  unscheduleNotification,
  type ScheduledKind,
} from "./scheduled-notifications.ts";
import type { PushKind } from "./push-words.ts";
import { scheduleWeekly } from "./weekly-updates.ts";

// One thing that happens is told once (decision 0112): on a device, or by mail where no device could be told.

/** In the place of ids: a device was told of this reminder, and the mail waits in case that does not arrive. */
const PUSHED = "push";

/** A device took a push message: what it told needs no mail any more. `about`: the conversation or the person. */
export function pushWentOut(sql: SqlStorage, { kind, about }: { kind: PushKind; about: string | undefined }): void {
  if (kind === "new_conversations" || kind === "new_messages") {
    for (const one of ["new_conversations", "new_messages"] as const) forgetIn(sql, one, about);
  } else if (kind === "like") forgetIn(sql, kind, about);
  else if (kind !== "reminders" && waitsForPush(scheduledNotification(sql, kind))) settleReminder(sql, kind);
}

/** The mail has left: devices that could not be reached so far hear nothing of it. */
export function mailWentOut(sql: SqlStorage, { kind, ids }: { kind: ScheduledKind; ids: readonly string[] }): void {
  const told = `kind = 'push' AND iif(json_extract(payload, '$.from') IS NULL,
    json_extract(payload, '$.kind') = ?1,
    coalesce(json_extract(payload, '$.conversation'), json_extract(payload, '$.from')) IN (SELECT value FROM json_each(?2)))`;
  eraseRows(sql, { table: "outbox", words: ["payload"], where: told }, kind, JSON.stringify(ids));
}

/** A reminder that was pushed: its mail waits until `due`. */
export function awaitPush(sql: SqlStorage, { kind, due }: { kind: ScheduledKind; due: number }): void {
  scheduleNotification(sql, { kind, due, ids: [PUSHED] });
}

/** Is this mail scheduled only for the case that its push message fails (decision 0112)? */
export function waitsForPush(scheduled: { ids: readonly string[] } | undefined): boolean {
  return scheduled?.ids[0] === PUSHED;
}

function forgetIn(sql: SqlStorage, kind: ScheduledKind, id: string | undefined): void {
  const scheduled = scheduledNotification(sql, kind);
  const ids = scheduled?.ids.filter((one) => one !== id) ?? [];
  if (scheduled && ids.length > 0) scheduleNotification(sql, { ...scheduled, ids });
  else if (scheduled) unscheduleNotification(sql, kind);
}

function settleReminder(sql: SqlStorage, kind: ScheduledKind): void {
  unscheduleNotification(sql, kind);
  if (kind === "weekly_updates") scheduleWeekly(sql);
}
