import { dayIn, endOfDay, startOfDay } from "../../../../../app/domain/locale/day.ts";
import { clock } from "../../../clock.ts";
import type { Account } from "../account/account.ts";
import { membersZone } from "../account/members-zone.ts";

/** The calendar day where the member lives, `YYYY-MM-DD`, when it began, and when the next one begins (ms). */
export interface MembersDay {
  day: string;
  start: number;
  next: number;
}

/** In the time zone in which the member reads times. */
export function membersDay(account: Account): MembersDay {
  const zone = membersZone(account);
  const day = dayIn(zone, clock.now());
  return { day, start: startOfDay(zone, day), next: endOfDay(zone, day) + 1000 };
}
