import { DAY_MS, dayIn, endOfDay, utcDay } from "../../../../../app/domain/locale/day.ts";
import { readersZone } from "../../../../../app/domain/locale/time-zone.ts";
import { clock } from "../../../clock.ts";
import type { Account } from "../account/account.ts";
import { settingsIn } from "../account/account-settings.ts";

/** The calendar day where the member lives, `YYYY-MM-DD`, when it began, and when the next one begins (ms). */
export interface MembersDay {
  day: string;
  start: number;
  next: number;
}

/** In the time zone in which the member reads times: the account's, else that of their country. */
export function membersDay(account: Account): MembersDay {
  const { country } = account;
  const zone = readersZone({ ...settingsIn(account), profile: { country } });
  const day = dayIn(zone, clock.now());
  const before = utcDay(Date.parse(`${day}T00:00:00Z`) - DAY_MS);
  return { day, start: endOfDay(zone, before) + 1000, next: endOfDay(zone, day) + 1000 };
}
