import { FREE_LIKES } from "../../../../../app/domain/people/swipe-limits.ts";
import type { MembersDay } from "./members-day.ts";

/** A day of the member: its date, and when it began (ms). */
type Day = Pick<MembersDay, "day" | "start">;

/**
 * How many likes of the game are used up on this day: of its date, or given since it began in whatever time zone; those that stand, and of those that were taken back the ones beyond as many again.
 * So a slip of the finger costs nothing, and nobody likes the whole country one by one.
 */
function usedLikes(sql: SqlStorage, { day, start }: Day): number {
  const { given, undone } = sql
    .exec<{ given: number; undone: number }>(
      "SELECT count(*) FILTER (WHERE undone = 0) AS given, count(*) FILTER (WHERE undone = 1) AS undone FROM swipes WHERE (day = ? OR at >= ?) AND liked = 1",
      day,
      start,
    )
    .one();
  return given + Math.max(0, undone - FREE_LIKES);
}

/** How many are left of this day; null for a premium member, who has no limit (spec §6). */
export function likesLeft(sql: SqlStorage, { paid, ...day }: Day & { paid: boolean }): number | null {
  return paid ? null : Math.max(0, FREE_LIKES - usedLikes(sql, day));
}
