import { clock } from "../../../clock.ts";
import { accountOf } from "../account/account.ts";
import { scheduleNotification } from "./scheduled-notifications.ts";

export const WEEK = 7 * 24 * 60 * 60_000;

/** On the member's own day and hour of the week, the first that is still to come. */
export function scheduleWeekly(sql: SqlStorage): void {
  const from = accountOf(sql).signup_date + WEEK;
  const missed = Math.max(0, Math.floor((clock.now() - from) / WEEK) + 1);
  scheduleNotification(sql, { kind: "weekly_updates", due: from + missed * WEEK, ids: [] });
}
