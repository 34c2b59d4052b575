import { readersZone } from "../../../../../app/domain/locale/time-zone.ts";
import type { Account } from "./account.ts";
import { settingsIn } from "./account-settings.ts";

/** The time zone (IANA) in which the member reads times: the account's, else that of their country. */
export function membersZone(account: Account): string {
  const { country } = account;
  return readersZone({ ...settingsIn(account), profile: { country } });
}
